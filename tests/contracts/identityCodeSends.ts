import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CodeSent, IdentityCall, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import type { Email } from '#domain/identity/email.ts';
import { byPhone, codeSent, requestContext, seed, type IdentityFixture } from './identityFixture.ts';

type Call = (identity: IdentityFixture['identity'], email: Email) => IdentityCall<CodeSent>;

const factorSent = (identity: IdentityFixture['identity'], ask: TwoFactorRequest): IdentityCall<CodeSent> =>
  TE.map(({ retryAfterMs }: CodeSent) => ({ retryAfterMs }))(identity.send2FA(ask, requestContext));

const sends: ReadonlyArray<readonly [what: string, to: string, call: Call]> = [
  ['a sign-up’s code', 'unconfirmed', (identity, email) => identity.resendConfirmationCode(email, requestContext)],
  ['a reset’s code', 'personal', (identity, email) => identity.forgotPassword(email, requestContext)],
  ['a changed email’s code', 'newemail', (identity, email) => identity.resendEmailChange(email)],
  ['a second factor’s code by email', 'email2fa', (identity) => factorSent(identity, { _tag: 'ByEmail' })],
  ['a second factor’s code by phone', 'sms2fa', (identity) => factorSent(identity, byPhone('+447700900101'))],
];

const minute = 60_000;
/** Ten minutes, minus the time of the test. */
const aboutTenMinutes = {
  asymmetricMatch: (ms: unknown) => typeof ms === 'number' && ms > 9 * minute && ms <= 600_000,
};

/** The contract of every call that sends a code. */
export const codeSendsContract = (fixture: () => IdentityFixture): void => {
  describe('a call that sends a code', () => {
    it.each(sends)('returns the cooldown for %s once there is one', async (_what, to, call) => {
      const { identity, engine, advance } = fixture();
      const person = seed(to);
      await identity.signIn(person, requestContext)();
      const before = engine.inbox(null).length;
      const answers = [];
      for (let sent = 0; sent < 6; sent += 1) answers.push(await call(identity, person.email)());
      expect(answers).toEqual([
        ...Array<typeof codeSent>(4).fill(codeSent),
        E.right({ retryAfterMs: aboutTenMinutes }),
        E.left({ _tag: 'RateLimited', retryAfterMs: aboutTenMinutes }),
      ]);
      expect(engine.inbox(null)).toHaveLength(5 + before);
      advance(10 * minute);
      expect(await call(identity, person.email)()).toEqual(codeSent);
    });
  });
};
