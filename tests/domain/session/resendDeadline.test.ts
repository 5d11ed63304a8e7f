import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeWasSent, mustWait, resendHeldUntil, secondsUntil, withoutCodes } from '#domain/session/resendDeadline.ts';
import { newSession } from '#domain/session/session.ts';
import { session } from '#tests/arbitraries/session.ts';

const time = fc.integer({ min: 0, max: 4_000_000_000_000 });

describe('the resend deadline', () => {
  it('lets a code be asked for at once while none was sent', () => {
    fc.assert(fc.property(time, (now) => secondsUntil(newSession.resendAt, now) === 0));
  });

  it('after a send waits for 30 seconds', () => {
    expect(codeWasSent('SignUp', 1_000_000, null)(newSession).resendAt).toBe(1_030_000);
  });

  it('after a send waits as long as the service says', () => {
    fc.assert(
      fc.property(session, time, fc.nat(), (any, now, wait) => {
        expect(codeWasSent('SignUp', now, wait)(any).resendAt).toBe(now + wait);
      }),
    );
  });

  it('is never brought nearer by a time the service names', () => {
    fc.assert(
      fc.property(session, time, (any, until) => {
        const { resendAt } = resendHeldUntil(until)(any);
        expect(resendAt).toBe(any.resendAt === null ? until : Math.max(until, any.resendAt));
      }),
    );
  });

  it('starts over with the codes of another flow', () => {
    fc.assert(
      fc.property(session, (any) => {
        expect(withoutCodes(any)).toEqual({ ...any, code: null, codeFault: null, codeFor: null, resendAt: null });
      }),
    );
  });

  it('holds a new code back exactly while seconds are left', () => {
    fc.assert(
      fc.property(fc.option(time), time, (deadline, now) => {
        expect(mustWait(deadline, now)).toBe(secondsUntil(deadline, now) > 0);
      }),
    );
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
    expect(secondsUntil(codeWasSent('SignUp', 1_000_000, null)(newSession).resendAt, 1_000_000 + passed)).toBe(left);
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
