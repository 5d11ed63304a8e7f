import type { InjectedFault } from '#env/sandbox/gateway/injectedFault.ts';
import type { AccountDraft } from '#infrastructure/sandbox/engine/account.ts';
import type { Fault } from './faults.ts';
import type { Screen } from './readPage.ts';

/** What a person looks for on a page. */
export type Sight =
  | { readonly role: 'heading' | 'button'; readonly name: string }
  | { readonly label: string }
  | { readonly text: string };

/** A call of the service, by the end of its path. */
export type Call = Pick<InjectedFault, 'path' | 'host' | 'method'>;

/** A request of a page, and whether it is still without an answer. */
export type SentRequest = { readonly method: string; readonly url: URL; isPending: boolean };

/** What a person does and sees in one tab of a browser. */
export type Tab = {
  /** Loads a page of the app, and waits for nothing of it. */
  readonly load: (path: string) => Promise<void>;
  /** Moves to a screen without a load, as a link does. */
  readonly navigate: (path: string) => Promise<void>;
  /** Presses the button of a name once it is there. */
  readonly press: (button: string) => Promise<void>;
  /** Replaces the text in the field of a label once it is there. */
  readonly fill: (label: string, text: string) => Promise<void>;
  /** Chooses the first of the choices whose label contains a text. */
  readonly choose: (label: string) => Promise<void>;
  /** The text in the field of a label; null if there is no such field. */
  readonly textIn: (label: string) => Promise<string | null>;
  readonly sees: (sight: Sight) => Promise<boolean>;
  /** What is on the page; a page that is being replaced is busy. */
  readonly read: () => Promise<Screen>;
  /** Takes note of every message that appears or changes from now on. */
  readonly watchMessages: () => Promise<void>;
  /** Lets the time of the page pass, in milliseconds. */
  readonly pass: (ms: number) => Promise<void>;
  /** Waits until a check holds; rejects with the message if it does not. */
  readonly until: (message: string, check: () => Promise<boolean>) => Promise<void>;
  /** Leaves the app, and forgets what it keeps in the tab. */
  readonly forget: () => Promise<void>;
};

/** A new person with a tab, the services behind it, and what went over the wire and into the log. */
export type Visit = {
  readonly tab: Tab;
  /** Begins anew: seed data, no fault, no cookie but a refused consent, nothing stored. */
  readonly begin: () => Promise<void>;
  /** Sends a command of this browser to the launchpad, without the app. */
  readonly post: (path: string, body: object) => Promise<void>;
  /** Signs in at the identity provider, without the return to the app. */
  readonly answerProvider: (email: string) => Promise<void>;
  readonly createAccount: (draft: AccountDraft) => Promise<void>;
  /** The newest code sent to an address or a number; null if there is none. */
  readonly newestCode: (to: string) => Promise<string | null>;
  readonly fail: (call: Call, fault: Fault) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** Every request of the tab so far, without preflights. */
  readonly requests: () => ReadonlyArray<SentRequest>;
  /** Every line that the app has logged so far. */
  readonly lines: () => ReadonlyArray<string>;
};
