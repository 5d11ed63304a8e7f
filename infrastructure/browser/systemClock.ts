import type { Clock } from '#application/ports/ports.ts';
import { makeSteadyClock } from './steadyClock.ts';

/** The time and the timers of the machine. */
export const systemClock: Clock = {
  now: makeSteadyClock(
    () => Date.now(),
    () => performance.now(),
  ),
  wait: (ms) => () => new Promise((resolve) => setTimeout(resolve, ms)),
};
