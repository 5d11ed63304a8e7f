/** A point of the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** Drives one page of a browser through its own protocol. */
export type Driver = {
  /** Starts a navigation, and does not wait for its end. */
  readonly open: (address: string) => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  /** Starts to load the page again. */
  readonly reload: () => Promise<unknown>;
  /** Runs an expression in the page, and returns its text once there is one. Fails while the page is replaced. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** Presses a point, as a person does: the page cannot tell. */
  readonly click: (point: Point) => Promise<unknown>;
  /** Presses keys one after the other, as a person does: each is a character, Enter or Tab. */
  readonly type: (keys: readonly string[]) => Promise<unknown>;
  /** The uncaught errors of the page so far, where the protocol reports them. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<unknown>;
};

/** A running browser. Every driver has cookies and storage of its own. */
export type Engine = { readonly newDriver: () => Promise<Driver> };

/** A browser that a test has started, and closes. */
export type StartedEngine = Engine & { readonly close: () => Promise<void> };

/** The input of WebDriver and of WebDriver BiDi that presses a point. */
export const pointerInput = ({ x, y }: Point) => {
  const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  return { actions: [{ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }, ...press] }] };
};

const codes: Readonly<Record<string, string>> = { Enter: '\uE007', Tab: '\uE004' };

/** The input of both that presses keys. */
export const keyInput = (keys: readonly string[]) => {
  const press = (key: string) => ['keyDown', 'keyUp'].map((type) => ({ type, value: codes[key] ?? key }));
  return { actions: [{ type: 'key', id: 'keyboard', actions: keys.flatMap(press) }] };
};
