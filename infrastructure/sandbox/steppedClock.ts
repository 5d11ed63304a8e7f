import type { Clock } from '#application/ports/clock.ts';

type Wait = { readonly until: number; readonly end: () => void };

/** A clock that stands still until it is moved, and ends every wait it passes. */
export const makeSteppedClock = (start: number): Clock & { readonly advance: (ms: number) => void } => {
  let now = start;
  let waits: ReadonlyArray<Wait> = [];
  return {
    now: () => now,
    wait: (ms) => () =>
      new Promise((end) => {
        waits = [...waits, { until: now + ms, end }];
      }),
    advance: (ms) => {
      now += ms;
      const over = waits.filter(({ until }) => until <= now);
      waits = waits.filter(({ until }) => until > now);
      over.forEach(({ end }) => end());
    },
  };
};
