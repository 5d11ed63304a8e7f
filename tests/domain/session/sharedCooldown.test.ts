import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secondsUntil } from '#domain/session/resendCooldown.ts';
import type { CodePurpose, Session } from '#domain/session/session.ts';
import { sharedCooldown, withSharedCooldown } from '#domain/session/sharedCooldown.ts';
import { email } from '#tests/arbitraries/email.ts';
import { session } from '#tests/arbitraries/session.ts';

const purpose = fc.constantFrom<CodePurpose>('SignUp', 'PasswordReset', 'EmailChange', 'PasswordChange', 'TwoFactor');
const time = fc.integer({ min: 1, max: 4_000_000_000_000 });

/** A session that waits for a new code. */
const waiting = fc
  .record({ any: session, email, codeFor: purpose, resendAt: time })
  .map(({ any, ...known }) => ({ ...any, ...known }) satisfies Session);

describe('the cooldown that tabs share', () => {
  it('has the email, the purpose, the end of the wait and the time by the same clock', () => {
    fc.assert(
      fc.property(waiting, time, (any, sharedAt) => {
        const { email: address, codeFor, resendAt } = any;
        expect(sharedCooldown(any, sharedAt)).toEqual({ email: address, purpose: codeFor, resendAt, sharedAt });
      }),
    );
  });

  it('is none while the email, the purpose or the end is not known', () => {
    fc.assert(
      fc.property(waiting, fc.constantFrom('email', 'codeFor', 'resendAt'), (any, unknown) => {
        expect(sharedCooldown({ ...any, [unknown]: null }, 0)).toBeNull();
      }),
    );
  });

  it('is taken over by a tab of the same flow only if it ends later', () => {
    fc.assert(
      fc.property(waiting, time, time, (any, resendAt, now) => {
        const shared = { email: any.email, purpose: any.codeFor, resendAt, sharedAt: now };
        expect(withSharedCooldown(shared, now)(any)).toEqual({ ...any, resendAt: Math.max(resendAt, any.resendAt) });
        expect(withSharedCooldown(shared, now)({ ...any, resendAt: null }).resendAt).toBe(resendAt);
      }),
    );
  });

  it('changes nothing in a tab whose wait ends at the same time or later, so that no view renders again', () => {
    fc.assert(
      fc.property(waiting, fc.nat(100_000), (any, earlier) => {
        const shared = { email: any.email, purpose: any.codeFor, resendAt: any.resendAt - earlier, sharedAt: 0 };
        expect(withSharedCooldown(shared, 0)(any)).toBe(any);
      }),
    );
  });

  it('changes nothing in a tab of another email or another purpose', () => {
    fc.assert(
      fc.property(waiting, waiting, purpose, (any, other, asked) => {
        fc.pre(any.email !== other.email && asked !== any.codeFor);
        const resendAt = any.resendAt + 1;
        const known = { email: any.email, purpose: any.codeFor, resendAt, sharedAt: 0 };
        expect(withSharedCooldown({ ...known, email: other.email }, 0)(any)).toBe(any);
        expect(withSharedCooldown({ ...known, purpose: asked }, 0)(any)).toBe(any);
      }),
    );
  });

  it('is never longer here than it was shared, although the clock of the other tab may be ahead', () => {
    fc.assert(
      fc.property(waiting, fc.tuple(time, time), fc.nat(86_400_000), (any, [sharedAt, now], left) => {
        const shared = { email: any.email, purpose: any.codeFor, resendAt: sharedAt + left, sharedAt };
        const { resendAt } = withSharedCooldown(shared, now)({ ...any, resendAt: null });
        expect(secondsUntil(resendAt, now)).toBeLessThanOrEqual(Math.ceil(left / 1000));
      }),
    );
  });
});
