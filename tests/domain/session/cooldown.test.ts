import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCodeSent, withoutSentCode } from '#domain/session/codeState.ts';
import {
  isCoolingDown,
  ownWaits,
  secondsUntil,
  sharedCooldown,
  withCooldown,
  withSharedCooldown,
} from '#domain/session/cooldown.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { CodePurpose, Session } from '#domain/session/session.ts';
import { email } from '#tests/arbitraries/email.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const purpose = fc.constantFrom<CodePurpose>('SignUp', 'PasswordReset', 'EmailChange', 'PasswordChange', 'TwoFactor');
const time = fc.integer({ min: 1, max: 4_000_000_000_000 });
const wait = fc.nat(86_400_000);
const passed = fc.nat(10_000_000);

describe('the resend cooldown', () => {
  itAlways(
    'begins with a sent code, as the service requires, and ends the code before and its fault',
    [session, time, fc.option(wait)],
    (any, now, required) => {
      const codes = { purpose: 'EmailChange', fault: null, resendAt: now + (required ?? 30_000) };
      const expected = { ...withParts(any, { secrets: { code: null, isCodeAccepted: false } }), codes };
      expect(withCodeSent('EmailChange', now, required)(any)).toEqual(expected);
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
    [0, 30],
    [999, 30],
    [1_000, 29],
    [29_001, 1],
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

describe('the cooldown that tabs share', () => {
  /** A tab that waits for a new code, and what it would share at the time 0. */
  const waiting = fc.record({ any: session, email, purpose, resendAt: time }).map(({ any, ...known }) => ({
    tab: withParts(any, {
      typed: { email: known.email },
      codes: { purpose: known.purpose, resendAt: known.resendAt },
    }),
    shared: { ...known, waitMs: known.resendAt },
  }));

  itAlways('has email, purpose, end and length of the wait', [waiting, time], ({ tab, shared }, now) => {
    expect(sharedCooldown(tab, now)).toEqual({ ...shared, waitMs: shared.resendAt - now });
  });

  const unknown = fc.constantFrom(
    { typed: { email: null } },
    { codes: { purpose: null } },
    { codes: { resendAt: null } },
  );
  itAlways('is none while one of them is not known', [waiting, unknown], ({ tab }, parts) => {
    expect(sharedCooldown(withParts(tab, parts), 0)).toBeNull();
  });

  itAlways('is taken over by a tab of the flow if it ends later', [waiting, time], ({ tab, shared }, later) => {
    const resendAt = shared.resendAt + later;
    const longer = { ...shared, resendAt, waitMs: resendAt };
    expect(withSharedCooldown(longer, 0)(tab)).toEqual(withParts(tab, { codes: { resendAt } }));
    expect(withSharedCooldown(shared, 0)(withParts(tab, { codes: { resendAt: null } }))).toEqual(tab);
  });

  itAlways('leaves a tab that waits longer as it is', [waiting, passed], (known, earlier) => {
    const shorter = { ...known.shared, resendAt: known.shared.resendAt - earlier };
    expect(withSharedCooldown(shorter, 0)(known.tab)).toBe(known.tab);
  });

  itAlways('leaves a tab of another email or purpose', [waiting, waiting], ({ tab, shared }, other) => {
    fc.pre(shared.email !== other.shared.email && shared.purpose !== other.shared.purpose);
    const later = { ...shared, resendAt: shared.resendAt + 1, waitMs: shared.resendAt + 1 };
    expect(withSharedCooldown({ ...later, email: other.shared.email }, 0)(tab)).toBe(tab);
    expect(withSharedCooldown({ ...later, purpose: other.shared.purpose }, 0)(tab)).toBe(tab);
  });

  const shared = fc.tuple(waiting, wait).map(([known, waitMs]) => ({ ...known.shared, waitMs }));
  itAlways('is no longer than it was, although a clock is ahead', [session, shared, time], (any, of, now) => {
    const tab = {
      ...withParts(any, { typed: { email: of.email } }),
      codes: { ...newSession.codes, purpose: of.purpose },
    };
    const { resendAt } = withSharedCooldown(of, now)(tab).codes;
    expect(secondsUntil(resendAt, now)).toBeLessThanOrEqual(Math.ceil(of.waitMs / 1000));
  });
});

describe('the waits of a stored session', () => {
  const until = (resendAt: number): Session['codes'] => ({ purpose: 'SignUp', fault: null, resendAt });

  itAlways('are at most what was left of them', [time, time, wait], (then, now, left) => {
    const { resendAt } = ownWaits(until(then + left), then, now);
    expect(secondsUntil(resendAt, now)).toBeLessThanOrEqual(Math.ceil(left / 1000));
  });

  itAlways('are exactly that by a clock that was set back', [time, passed, wait], (then, setBackBy, left) => {
    expect(ownWaits(until(then + left), then, then - setBackBy)).toEqual(until(then - setBackBy + left));
  });

  itAlways('end as they did by a clock that has gone on', [time, passed, wait], (then, later, left) => {
    expect(ownWaits(until(then + left), then, then + later)).toEqual(until(then + left));
  });

  it('have the end of the code’s fault too, and keep what does not wait', () => {
    for (const _tag of ['rateLimit', 'tooManyException'] as const) {
      const codes: Session['codes'] = { purpose: 'SignUp', resendAt: 1_000, fault: { _tag, until: 60_000 } };
      expect(ownWaits(codes, 500, 400)).toEqual({ ...codes, resendAt: 900, fault: { _tag, until: 59_900 } });
    }
    for (const fault of [null, { _tag: 'invalidCode' }, { _tag: 'rateLimit', until: null }] as const) {
      const codes: Session['codes'] = { purpose: null, resendAt: null, fault };
      expect(ownWaits(codes, 500, 0)).toEqual(codes);
    }
  });
});
