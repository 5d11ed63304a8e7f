/** One step of a pointer or a keyboard, as WebDriver and WebDriver BiDi name it. */
export type InputStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** The steps of one input device. */
export type InputSource = {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly InputStep[];
};

/** Drives one page of a browser through its own protocol. */
export type Driver = {
  /** Starts a navigation, and does not wait for its end. */
  readonly open: (address: string) => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  /** Starts to load the page again. */
  readonly reload: () => Promise<unknown>;
  /** Runs an expression in the page, and returns its text once there is one. Fails while the page is replaced by another one. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** Sends input events that the page cannot tell from a person's. */
  readonly perform: (source: InputSource) => Promise<unknown>;
  /** The uncaught errors of the page so far, where the protocol reports them. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<unknown>;
};

/** A running browser. Every driver has cookies and storage of its own. */
export type Engine = {
  readonly newDriver: () => Promise<Driver>;
  readonly close: () => Promise<void>;
};
