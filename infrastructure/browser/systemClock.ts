import type { Clock } from '#application/ports/ports.ts';

/** The time and the timers of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => () => new Promise((resolve) => setTimeout(resolve, ms)),
};
