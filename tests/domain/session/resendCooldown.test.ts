import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCodeSent, withoutSentCode } from '#domain/session/codeState.ts';
import { isCoolingDown, secondsUntil, withCooldown } from '#domain/session/cooldown.ts';
import { newSession } from '#domain/session/newSession.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const time = fc.integer({ min: 0, max: 4_000_000_000_000 });

describe('the resend cooldown', () => {
  itAlways('is off before the first code', [time], (now) => secondsUntil(newSession.codes.resendAt, now) === 0);

  itAlways(
    'begins with the code of a purpose, and ends the earlier code and its fault',
    [session, time],
    (any, now) => {
      const codes = { purpose: 'EmailChange', fault: null, resendAt: now + 5_000 };
      const secrets = { ...any.secrets, code: null };
      expect(withCodeSent('EmailChange', now, 5_000)(any)).toEqual({ ...any, codes, secrets, leaving: null });
    },
  );

  it('is 30 seconds after a send', () => {
    expect(withCodeSent('SignUp', 1_000_000, null)(newSession).codes.resendAt).toBe(1_030_000);
  });

  itAlways('is as long as the service requires after a send', [session, time, fc.nat()], (any, now, wait) => {
    expect(withCodeSent('SignUp', now, wait)(any).codes.resendAt).toBe(now + wait);
  });

  itAlways('is never shortened by a time from the service', [session, time], (any, until) => {
    const { resendAt } = withCooldown(until)(any).codes;
    expect(resendAt ?? 0).toBe(Math.max(until, any.codes.resendAt ?? 0));
  });

  itAlways('is cleared for another flow', [session], (any) => {
    expect(withoutSentCode(any)).toEqual(
      withParts(any, { secrets: { code: null }, codes: { fault: null, purpose: null, resendAt: null } }),
    );
  });

  itAlways('is over at its end', [time], (end) => {
    expect(isCoolingDown(end, end)).toBe(false);
    expect(isCoolingDown(end, end - 1)).toBe(true);
    expect(isCoolingDown(null, end)).toBe(false);
  });

  itAlways('is on exactly while seconds are left', [fc.option(time), time], (deadline, now) => {
    expect(isCoolingDown(deadline, now)).toBe(secondsUntil(deadline, now) > 0);
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
    expect(secondsUntil(withCodeSent('SignUp', 1_000_000, null)(newSession).codes.resendAt, 1_000_000 + passed)).toBe(
      left,
    );
  });

  itAlways(
    'reaches zero exactly at the end, and never counts up',
    [time, time, fc.nat(100_000)],
    (deadline, now, later) => {
      expect(secondsUntil(deadline, now) === 0).toBe(now >= deadline);
      expect(secondsUntil(deadline, now + later)).toBeLessThanOrEqual(secondsUntil(deadline, now));
    },
  );
});
