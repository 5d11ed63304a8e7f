import type { SandboxClock } from '#env/sandbox/clock.ts';
import type { Events } from '#env/sandbox/collector/events.ts';
import type { Refs } from '#env/sandbox/content/masterRef.ts';
import type { Faults } from '#env/sandbox/gateway/injectedFaults.ts';
import type { Journal } from '#env/sandbox/gateway/journal.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';

/** One address of the sandbox, with its name and purpose, and the path of a page or a file to look at. */
export type SandboxAddress = { readonly [part in 'name' | 'address' | 'description' | 'path']: string };

/** What the sites of the sandbox share. */
export type SandboxParts = {
  readonly clock: SandboxClock;
  readonly engine: Engine;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly events: Events;
  readonly refs: Refs;
  readonly origin: (host: string) => string;
};

/** Everything that the control room shows and changes. */
export type SandboxState = SandboxParts & {
  readonly addresses: ReadonlyArray<SandboxAddress>;
  /** Ends the sessions at the relying parties. */
  readonly forgetVisitors: () => void;
};

/** Restores the seed data and the machine's time; deletes sessions, codes, faults, requests and events. */
export const resetSandbox = ({ clock, engine, faults, journal, events, forgetVisitors }: SandboxState): void => {
  clock.reset();
  engine.reset();
  faults.clear();
  journal.clear();
  events.clear();
  forgetVisitors();
};
