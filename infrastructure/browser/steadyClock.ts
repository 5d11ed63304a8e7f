/** Reads a time in milliseconds. */
type ReadMs = () => number;

/**
 * Makes a clock that shows the time of the wall clock and never goes back. Where the wall clock is set back, the time goes on by the
 * timer, which nobody can set. Where it is ahead of the timer, the clock follows it, because some timers stop while a device sleeps.
 */
export const makeSteadyClock = (wallClock: ReadMs, timer: ReadMs): ReadMs => {
  let wallMinusTimer = -Infinity;
  return () => {
    const timerMs = timer();
    wallMinusTimer = Math.max(wallMinusTimer, wallClock() - timerMs);
    // Because: the timer has fractions of a millisecond, and a wall clock has none.
    return Math.floor(timerMs + wallMinusTimer);
  };
};
