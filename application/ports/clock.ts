import type { Task } from 'fp-ts/Task';

/** The time, and timers. */
export type Clock = {
  /** The wall clock, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Resolves after `ms` milliseconds. */
  readonly wait: (ms: number) => Task<void>;
};
