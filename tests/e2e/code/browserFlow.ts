import type { PageUser } from './pageUser.ts';

/** A flow with an emailed code, as the steps of a person who uses only the keyboard. */
export type BrowserFlow = {
  readonly name: string;
  /** The address that receives the code. */
  readonly email: string;
  readonly confirmCall: string;
  readonly sendCall: string;
  /** The message ids of the heading of the code screen, and of our screens before it, the nearest first. */
  readonly heading: string;
  readonly before: ReadonlyArray<string>;
  /** Starts at the partner, and ends at the screen that asks for the code. */
  readonly begin: (person: PageUser, address?: string) => Promise<void>;
  /** Corrects the typed address; null if the person types none. */
  readonly correct: ((person: PageUser) => Promise<void>) | null;
  /** Sends a code, with the other fields of its form. */
  readonly sendCode: (person: PageUser, code: string) => Promise<void>;
  /** Expects the end of the flow. */
  readonly expectEnd: (person: PageUser) => Promise<void>;
};
