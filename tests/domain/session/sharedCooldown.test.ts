import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  it('has the email, the purpose and the end of the wait', () => {
    fc.assert(
      fc.property(waiting, (any) => {
        const { email: address, codeFor, resendAt } = any;
        expect(sharedCooldown(any)).toEqual({ email: address, purpose: codeFor, resendAt });
      }),
    );
  });

  it('is none while the email, the purpose or the end is not known', () => {
    fc.assert(
      fc.property(waiting, fc.constantFrom('email', 'codeFor', 'resendAt'), (any, unknown) => {
        expect(sharedCooldown({ ...any, [unknown]: null })).toBeNull();
      }),
    );
  });

  it('is taken over by a tab of the same flow only if it ends later', () => {
    fc.assert(
      fc.property(waiting, time, (any, resendAt) => {
        const shared = { email: any.email, purpose: any.codeFor, resendAt };
        expect(withSharedCooldown(shared)(any)).toEqual({ ...any, resendAt: Math.max(resendAt, any.resendAt) });
        expect(withSharedCooldown(shared)({ ...any, resendAt: null }).resendAt).toBe(resendAt);
      }),
    );
  });

  it('changes nothing in a tab whose wait ends at the same time or later, so that no view renders again', () => {
    fc.assert(
      fc.property(waiting, fc.nat(100_000), (any, earlier) => {
        const shared = { email: any.email, purpose: any.codeFor, resendAt: any.resendAt - earlier };
        expect(withSharedCooldown(shared)(any)).toBe(any);
      }),
    );
  });

  it('changes nothing in a tab of another email or another purpose', () => {
    fc.assert(
      fc.property(waiting, waiting, purpose, (any, other, asked) => {
        fc.pre(any.email !== other.email && asked !== any.codeFor);
        const resendAt = any.resendAt + 1;
        expect(withSharedCooldown({ email: other.email, purpose: any.codeFor, resendAt })(any)).toBe(any);
        expect(withSharedCooldown({ email: any.email, purpose: asked, resendAt })(any)).toBe(any);
      }),
    );
  });
});
