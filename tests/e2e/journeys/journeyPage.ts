import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';

/** The roles of the elements that journeys use. `field` is a text field, a password field or a select, known by its label. */
export type Role = 'button' | 'checkbox' | 'dialog' | 'field' | 'heading' | 'link' | 'radio' | 'switch';

/** A key that is not a character. */
export type Key = 'Enter' | 'Tab';

/** A page of any engine, as a person uses it: by roles and accessible names. Every step waits for its element. */
export type JourneyPage = {
  /** Starts a navigation, and does not wait for its scripts. */
  readonly open: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Presses an element with the pointer. */
  readonly press: (role: Role, name: string) => Promise<void>;
  /** Replaces the text of a field, key by key. */
  readonly fill: (label: string, text: string) => Promise<void>;
  /** Types into the element with the focus, key by key. */
  readonly type: (text: string) => Promise<void>;
  readonly pressKey: (key: Key) => Promise<void>;
  /** Chooses an option of a select by its text. */
  readonly choose: (label: string, option: string) => Promise<void>;
  readonly expectShown: (role: Role, name: string) => Promise<void>;
  readonly expectHidden: (role: Role, name: string) => Promise<void>;
  readonly expectFocused: (role: Role, name: string) => Promise<void>;
  readonly expectChecked: (role: Role, name: string) => Promise<void>;
  readonly expectValue: (label: string, value: string) => Promise<void>;
  readonly expectText: (text: string) => Promise<void>;
  /** Expects the origin and the path of the page. */
  readonly expectAddress: (address: string) => Promise<void>;
  /** Expects that the app has not started: it handles nothing that a person does. */
  readonly expectNotStarted: () => Promise<void>;
};

/** The number of marks that the app sets when it starts. Runs in the page. */
export const startMarks = (): number => performance.getEntriesByName('app-ready').length;

/** What a journey needs: a page of an engine, the sandbox, and a way to hold the scripts of the app back until a call. */
export type JourneyContext = {
  readonly page: JourneyPage;
  readonly sandbox: Sandbox;
  readonly holdScripts: () => () => void;
};

/** A journey, which is the same in every engine. */
export type Journey = { readonly name: string; readonly run: (context: JourneyContext) => Promise<void> };
