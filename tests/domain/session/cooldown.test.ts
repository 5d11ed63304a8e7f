import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isCoolingDown,
  ownWaits,
  secondsUntil,
  withCodeSent,
  withCooldown,
  withoutSentCode,
} from '#domain/session/codeState.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { CodePurpose, Session } from '#domain/session/session.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const codePurpose = fc.constantFrom<CodePurpose>('EmailChange', 'TwoFactor');
const time = fc.integer({ min: 1, max: 4_000_000_000_000 });
const wait = fc.nat(86_400_000);
const passed = fc.nat(10_000_000);

describe('the resend cooldown', () => {
  const asked = fc.tuple(codePurpose, fc.option(wait));
  itAlways(
    'begins with a sent code, which ends the one before',
    [session, asked, time],
    (any, [purpose, required], now) => {
      const codes = { purpose, fault: null, resendAt: now + (required ?? 30_000) };
      const isKept = any.secrets.isCodeAccepted && any.codes.purpose === purpose;
      const { secrets } = withParts(any, { secrets: { code: null, isCodeAccepted: false } });
      const expected = { ...any, secrets: isKept ? any.secrets : secrets, codes };
      expect(withCodeSent(purpose, now, required)(any)).toEqual(expected);
    },
  );

  itAlways('is never shortened by a time from the service', [session, time], (any, until) => {
    const resendAt = Math.max(until, any.codes.resendAt ?? 0);
    expect(withCooldown(until)(any)).toEqual(withParts(any, { codes: { resendAt } }));
  });

  itAlways('is cleared for another flow', [session], (any) => {
    const secrets = { code: null, isCodeAccepted: false };
    expect(withoutSentCode(any)).toEqual({ ...withParts(any, { secrets }), codes: newSession.codes });
  });

  it.each([
    [999, 30],
    [1_000, 29],
    [29_999, 1],
    [30_000, 0],
  ])('has %i ms after the send %i seconds left', (after, left) => {
    expect(secondsUntil(1_030_000, 1_000_000 + after)).toBe(left);
  });

  itAlways('is over exactly at its end, and never counts up', [fc.option(time), time, passed], (end, now, later) => {
    expect(secondsUntil(end, now) > 0).toBe(end !== null && now < end);
    expect(isCoolingDown(end, now)).toBe(end !== null && now < end);
    expect(isCoolingDown(end, end ?? now)).toBe(false);
    expect(secondsUntil(end, now + later)).toBeLessThanOrEqual(secondsUntil(end, now));
  });
});

describe('the waits of a stored session', () => {
  const until = (resendAt: number): Session['codes'] => ({ purpose: 'SignUp', fault: null, resendAt });

  itAlways('are as long as they were by a clock that was set back', [time, passed, wait], (then, setBackBy, left) => {
    expect(ownWaits(until(then + left), then, then - setBackBy)).toEqual(until(then - setBackBy + left));
  });

  itAlways('end as they did by a clock that has gone on', [time, passed, wait], (then, later, left) => {
    expect(ownWaits(until(then + left), then, then + later)).toEqual(until(then + left));
  });

  it.each([
    [{ _tag: 'rateLimit', until: 60_000 } as const, 59_900],
    [{ _tag: 'tooManyException', until: null } as const, null],
    [{ _tag: 'invalidCode' } as const, undefined],
  ])('have the end of the fault %o as %s', (fault, end) => {
    const codes: Session['codes'] = { purpose: 'SignUp', resendAt: null, fault };
    const own = ownWaits(codes, 500, 400);
    expect(own).toEqual({ ...codes, fault: end === undefined ? fault : { ...fault, until: end } });
    expect(ownWaits({ ...codes, fault: null }, 500, 400).fault).toBeNull();
  });
});
