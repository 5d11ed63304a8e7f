import { expect } from '@playwright/test';

/** A function that runs in a page, with an argument and a result that JSON can contain. */
export type PageFunction<Argument, Result> = (argument: Argument) => Result | Promise<Result>;

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
  readonly open: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs a function in the page, and returns its result. Fails while the page is replaced by another one. */
  readonly evaluate: <Argument, Result>(run: PageFunction<Argument, Result>, argument: Argument) => Promise<Result>;
  /** Runs a script in the page. */
  readonly inject: (script: string) => Promise<void>;
  /** Sends input events that the page cannot tell from a person's. */
  readonly perform: (source: InputSource) => Promise<void>;
  /** The uncaught errors of the page so far, where the protocol reports them. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
};

/** A running browser. Every driver has cookies and storage of its own. */
export type Engine = {
  readonly newDriver: () => Promise<Driver>;
  readonly close: () => Promise<void>;
};

/** The source of an expression that runs a function in the page and gives its result as JSON. */
export const callSource = <Argument, Result>(run: PageFunction<Argument, Result>, argument: Argument): string =>
  `Promise.resolve((${run.toString()})(${JSON.stringify(argument) ?? ''})).then((result) => JSON.stringify(result) ?? 'null')`;

/**
 * Reloads a page, and waits for the new one: the next press could still reach the old one, and an engine that waits by itself fails if the
 * old page was not loaded yet.
 */
export const reloadBy = async (
  { evaluate }: Pick<Driver, 'evaluate'>,
  start: () => Promise<unknown>,
): Promise<void> => {
  await evaluate(() => void Object.assign(globalThis, { isReloading: true }), null);
  await start();
  const isOld = (): boolean => 'isReloading' in globalThis || document.readyState === 'loading';
  await expect(async () => expect(await evaluate(isOld, null)).toBe(false)).toPass({ timeout: 20_000 });
};
