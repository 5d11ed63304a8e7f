import type { SandboxClock } from '#env/sandbox/clock.ts';
import type { Events } from '#env/sandbox/collector/events.ts';
import type { Refs } from '#env/sandbox/content/masterRef.ts';
import type { Faults } from '#env/sandbox/front/faults.ts';
import type { Journal } from '#env/sandbox/front/journal.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineFace.ts';

/** Everything the control room looks into and turns the handles of. */
export type World = {
  readonly clock: SandboxClock;
  readonly engine: Engine;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly events: Events;
  readonly refs: Refs;
  readonly origin: (host: string) => string;
  /** What stands where, for people to go to. */
  readonly places: () => ReadonlyArray<Place>;
  /** Forgets who is signed in at the relying parties. */
  readonly forgetVisitors: () => void;
};

export type Place = { readonly name: string; readonly address: string; readonly what: string };

/** Back to the seed data: no sessions, codes, faults, journal or events, and the machine's own time. */
export const resetWorld = ({ clock, engine, faults, journal, events, forgetVisitors }: World): void => {
  clock.reset();
  engine.reset();
  faults.clear();
  journal.clear();
  events.clear();
  forgetVisitors();
};
