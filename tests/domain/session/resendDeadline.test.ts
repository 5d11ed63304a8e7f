import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeWasSent, secondsUntil } from '#domain/session/resendDeadline.ts';
import { newSession } from '#domain/session/session.ts';

const time = fc.integer({ min: 0, max: 4_000_000_000_000 });

describe('the resend deadline', () => {
  it('lets a code be asked for at once while none was sent', () => {
    fc.assert(fc.property(time, (now) => secondsUntil(newSession.resendAt, now) === 0));
  });

  it.each([
    [null, 1_030_000],
    [90_000, 1_090_000],
    [0, 1_000_000],
  ])('after a send waits for Retry-After %s, else for 30 seconds', (retryAfterMs, resendAt) => {
    expect(codeWasSent(1_000_000, retryAfterMs)(newSession).resendAt).toBe(resendAt);
  });

  it.each([
    [0, 30],
    [1, 30],
    [999, 30],
    [1_000, 29],
    [29_001, 1],
    [29_999, 1],
    [30_000, 0],
    [99_000, 0],
  ])('%i ms after the send has %i seconds left', (passed, left) => {
    expect(secondsUntil(codeWasSent(1_000_000, null)(newSession).resendAt, 1_000_000 + passed)).toBe(left);
  });

  it('reaches nought exactly when the time has come, and never counts up', () => {
    fc.assert(
      fc.property(time, time, fc.nat(100_000), (deadline, now, later) => {
        expect(secondsUntil(deadline, now) === 0).toBe(now >= deadline);
        expect(secondsUntil(deadline, now + later)).toBeLessThanOrEqual(secondsUntil(deadline, now));
      }),
    );
  });
});
