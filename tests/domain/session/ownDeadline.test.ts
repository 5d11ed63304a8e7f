import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownDeadline, ownWaits } from '#domain/session/ownDeadline.ts';
import { secondsUntil } from '#domain/session/resendCooldown.ts';

const time = fc.integer({ min: 1, max: 4_000_000_000_000 });
const wait = fc.nat(86_400_000);
const hour = 3_600_000;

describe('ownDeadline', () => {
  it('leaves a clock that is behind at most what was left by the other', () => {
    fc.assert(
      fc.property(time, time, wait, (then, now, left) => {
        const seconds = secondsUntil(ownDeadline(then + left, then, now), now);
        expect(seconds).toBeLessThanOrEqual(Math.ceil(left / 1000));
      }),
    );
  });

  it('leaves exactly that to a clock that was set back', () => {
    fc.assert(
      fc.property(time, fc.nat(10_000_000), wait, (then, setBackBy, left) => {
        const now = then - setBackBy;
        expect(ownDeadline(then + left, then, now) - now).toBe(left);
      }),
    );
  });

  it('is the same time for a clock that has gone on', () => {
    fc.assert(
      fc.property(time, fc.nat(10_000_000), wait, (then, passed, left) => {
        expect(ownDeadline(then + left, then, then + passed)).toBe(then + left);
      }),
    );
  });
});

describe('ownWaits', () => {
  it.each(['rateLimit', 'tooManyException'] as const)('moves the cooldown and the end of %s alike', (_tag) => {
    const waits = { resendAt: 10_000_000, codeFault: { _tag, until: 10_060_000 } };
    expect(ownWaits(waits, 9_970_000, 9_970_000 - hour)).toEqual({
      resendAt: 10_000_000 - hour,
      codeFault: { _tag, until: 10_060_000 - hour },
    });
    expect(ownWaits(waits, 9_970_000, 9_980_000)).toEqual(waits);
  });

  it('keeps what does not wait', () => {
    for (const codeFault of [null, { _tag: 'invalidCode' }, { _tag: 'rateLimit', until: null }] as const)
      expect(ownWaits({ resendAt: null, codeFault }, hour, 0)).toEqual({ resendAt: null, codeFault });
  });
});
