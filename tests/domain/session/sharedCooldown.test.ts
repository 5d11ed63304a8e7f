import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { secondsUntil, sharedCooldown, withSharedCooldown } from '#domain/session/cooldown.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { CodePurpose, Session } from '#domain/session/session.ts';
import { email } from '#tests/arbitraries/email.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const purpose = fc.constantFrom<CodePurpose>('SignUp', 'PasswordReset', 'EmailChange', 'PasswordChange', 'TwoFactor');
const time = fc.integer({ min: 1, max: 4_000_000_000_000 });

/** A tab that waits for a new code, and what it would share at the time 0. */
const waiting = fc.record({ any: session, email, purpose, resendAt: time }).map(({ any, ...known }) => ({
  tab: {
    ...any,
    typed: { ...any.typed, email: known.email },
    codes: { purpose: known.purpose, fault: any.codes.fault, resendAt: known.resendAt },
  } satisfies Session,
  shared: { ...known, waitMs: known.resendAt },
}));

const without = (tab: Session, codes: Partial<Session['codes']>): Session => withParts(tab, { codes: { ...codes } });

describe('the cooldown that tabs share', () => {
  itAlways(
    'has the email, the purpose, the end of the wait and its length',
    [waiting, time],
    ({ tab, shared }, now) => {
      expect(sharedCooldown(tab, now)).toEqual({ ...shared, waitMs: shared.resendAt - now });
    },
  );

  itAlways('is none while the email, the purpose or the end is not known', [waiting], ({ tab }) => {
    expect(sharedCooldown(withParts(tab, { typed: { email: null } }), 0)).toBeNull();
    expect(sharedCooldown(without(tab, { purpose: null }), 0)).toBeNull();
    expect(sharedCooldown(without(tab, { resendAt: null }), 0)).toBeNull();
  });

  itAlways(
    'is taken over by a tab of the same flow only if it ends later',
    [waiting, time],
    ({ tab, shared }, later) => {
      const longer = { ...shared, resendAt: shared.resendAt + later, waitMs: shared.resendAt + later };
      expect(withSharedCooldown(longer, 0)(tab)).toEqual(without(tab, { resendAt: longer.resendAt }));
      expect(withSharedCooldown(shared, 0)(without(tab, { resendAt: null }))).toEqual(tab);
    },
  );

  itAlways(
    'changes nothing in a tab whose wait ends at the same time or later, so that no view renders again',
    [waiting, fc.nat(100_000)],
    ({ tab, shared }, earlier) => {
      expect(withSharedCooldown({ ...shared, resendAt: shared.resendAt - earlier }, 0)(tab)).toBe(tab);
    },
  );

  itAlways(
    'changes nothing in a tab of another email or another purpose',
    [waiting, waiting],
    ({ tab, shared }, { shared: other }) => {
      fc.pre(shared.email !== other.email && shared.purpose !== other.purpose);
      const later = { ...shared, resendAt: shared.resendAt + 1, waitMs: shared.resendAt + 1 };
      expect(withSharedCooldown({ ...later, email: other.email }, 0)(tab)).toBe(tab);
      expect(withSharedCooldown({ ...later, purpose: other.purpose }, 0)(tab)).toBe(tab);
    },
  );

  itAlways(
    'is never longer here than it was shared, although the clock of the other tab may be ahead',
    [waiting, time, fc.nat(86_400_000)],
    ({ tab, shared }, now, waitMs) => {
      const { resendAt } = withSharedCooldown(
        { ...shared, waitMs },
        now,
      )(withParts(tab, { codes: { ...newSession.codes, purpose: shared.purpose } })).codes;
      expect(secondsUntil(resendAt, now)).toBeLessThanOrEqual(Math.ceil(waitMs / 1000));
    },
  );
});
