import type { Clock } from '#application/ports/ports.ts';

type Wait = { readonly until: number; readonly end: () => void };

/** Makes a clock that moves only by `advance`, which ends every wait whose time has come. */
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
      const ended = waits.filter(({ until }) => until <= now);
      waits = waits.filter(({ until }) => until > now);
      ended.forEach(({ end }) => end());
    },
  };
};
