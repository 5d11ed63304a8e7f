import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSteadyClock } from '#infrastructure/browser/steadyClock.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

/** What happens between two readings: time passes, the device sleeps (which some timers do not count), or its clock is set. */
const moment = fc.record({
  passes: fc.nat(100_000),
  sleeps: fc.oneof(fc.constant(0), fc.nat(10_000_000)),
  isSetBy: fc.oneof(fc.constant(0), fc.integer({ min: -10_000_000, max: 10_000_000 })),
});
type Moment = { readonly passes: number; readonly sleeps: number; readonly isSetBy: number };
const moments = fc.array(moment, { minLength: 1, maxLength: 20 });

const start = 1_800_000_000_000;

const makeDevice = (): { readonly now: () => number; readonly spend: (moment: Moment) => void } => {
  let [wall, timer] = [start, 0];
  return {
    now: makeSteadyClock(
      () => wall,
      () => timer,
    ),
    spend: ({ passes, sleeps, isSetBy }) => {
      wall += passes + sleeps + isSetBy;
      timer += passes;
    },
  };
};

describe('makeSteadyClock', () => {
  itAlways(
    'passes at least as much time as the timer, so that no wait gets longer, however often the wall clock is set',
    [moments, moments, fc.nat(86_400_000)],
    (before, after, waitMs) => {
      const { now, spend } = makeDevice();
      for (const each of before) {
        spend(each);
        now();
      }
      const until = now() + waitMs;
      let passed = 0;
      for (const each of after) {
        spend(each);
        passed += each.passes;
        expect(until - now()).toBeLessThanOrEqual(waitMs - passed);
      }
    },
  );

  itAlways('is the wall clock while that is only set forward, or the device sleeps', [moments], (all) => {
    const { now, spend } = makeDevice();
    let wall = start;
    for (const { passes, sleeps, isSetBy } of all) {
      const forward = Math.abs(isSetBy);
      spend({ passes, sleeps, isSetBy: forward });
      wall += passes + sleeps + forward;
      expect(now()).toBe(wall);
    }
  });

  it('reads whole milliseconds from a timer that reads parts of them', () => {
    const now = makeSteadyClock(
      () => start,
      () => 12.3456,
    );
    expect(Number.isInteger(now())).toBe(true);
    expect(Math.abs(now() - start)).toBeLessThanOrEqual(1);
  });
});
