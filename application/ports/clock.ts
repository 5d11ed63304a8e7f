import type { Task } from 'fp-ts/Task';

/** The time, and timers. */
export type Clock = {
  /** The time in milliseconds since the epoch. It never goes back, whatever happens to the clock of the device. */
  readonly now: () => number;
  /** Resolves after `ms` milliseconds. */
  readonly wait: (ms: number) => Task<void>;
};
