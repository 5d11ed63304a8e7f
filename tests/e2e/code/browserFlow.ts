import type { Person } from './person.ts';

/** A flow that hangs on an emailed code, by what a person does in it, by keyboard alone. */
export type BrowserFlow = {
  readonly name: string;
  /** Where the code is sent to. */
  readonly email: string;
  readonly confirmCall: string;
  readonly sendCall: string;
  /** The messages that head the screen the code is asked for on, and our screens before it, the nearest first. */
  readonly heading: string;
  readonly before: ReadonlyArray<string>;
  /** Starts at the partner, and ends where the code is asked for. */
  readonly begin: (person: Person, address?: string) => Promise<void>;
  /** Corrects the address that was typed; null where none is. */
  readonly correct: ((person: Person) => Promise<void>) | null;
  /** Sends a code, with whatever is asked for beside it. */
  readonly give: (person: Person, code: string) => Promise<void>;
  readonly end: (person: Person) => Promise<void>;
};
