/** A clock, in milliseconds. */
type Now = () => number;

/**
 * Makes a clock with the time of a wall clock that never goes back: where the wall clock is set back, the time goes on by a timer that
 * nobody can set. It follows the wall clock forward, because the timer of some devices stops while they sleep.
 */
export const makeSteadyClock = (wallClock: Now, timer: Now): Now => {
  let ahead = -Infinity;
  return () => {
    const passed = timer();
    ahead = Math.max(ahead, wallClock() - passed);
    return Math.floor(ahead + passed);
  };
};
