import type { Task } from 'fp-ts/Task';

/** The time, and the passing of it. */
export type Clock = {
  /** Milliseconds since the epoch, as the wall clock has it. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Task<void>;
};
