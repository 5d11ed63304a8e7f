import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CodeSent, IdentityCall, TwoFactorRequest } from '#application/ports/identityCalls.ts';
import { byPhone, codeSent, requestContext, seed, type IdentityFixture } from './identityFixture.ts';

type Send = {
  readonly what: string;
  readonly to: string;
  readonly call: (identity: IdentityFixture['identity'], to: ReturnType<typeof seed>) => IdentityCall<CodeSent>;
};

const factorSent = (identity: IdentityFixture['identity'], ask: TwoFactorRequest): IdentityCall<CodeSent> =>
  TE.map(({ retryAfterMs }: CodeSent) => ({ retryAfterMs }))(identity.send2FA(ask, requestContext));

const sends: ReadonlyArray<Send> = [
  {
    what: 'a sign-up’s code',
    to: 'unconfirmed',
    call: (identity, { email }) => identity.resendConfirmationCode(email, requestContext),
  },
  {
    what: 'a reset’s code',
    to: 'personal',
    call: (identity, { email }) => identity.forgotPassword(email, requestContext),
  },
  { what: 'a changed email’s code', to: 'newemail', call: (identity, { email }) => identity.resendEmailChange(email) },
  {
    what: 'a second factor’s code by email',
    to: 'email2fa',
    call: (identity) => factorSent(identity, { _tag: 'ByEmail' }),
  },
  {
    what: 'a second factor’s code by phone',
    to: 'sms2fa',
    call: (identity) => factorSent(identity, byPhone('+447700900101')),
  },
];

const minute = 60_000;
/** Ten minutes, minus the time of the test. */
const aboutTenMinutes = {
  asymmetricMatch: (ms: unknown) => typeof ms === 'number' && ms > 9 * minute && ms <= 600_000,
};

/** The contract of every call that sends a code. */
export const codeSendsContract = (fixture: () => IdentityFixture): void => {
  describe('a call that sends a code', () => {
    it.each(sends)('returns the cooldown for $what once there is one', async ({ to, call }) => {
      const { identity, engine, advance } = fixture();
      const person = seed(to);
      await identity.signIn(person, requestContext)();
      const before = engine.inbox(null).length;
      const answers = [];
      for (let sent = 0; sent < 6; sent += 1) answers.push(await call(identity, person)());
      expect(answers).toEqual([
        ...Array<typeof codeSent>(4).fill(codeSent),
        E.right({ retryAfterMs: aboutTenMinutes }),
        E.left({ _tag: 'RateLimited', retryAfterMs: aboutTenMinutes }),
      ]);
      expect(engine.inbox(null)).toHaveLength(5 + before);
      advance(10 * minute);
      expect(await call(identity, person)()).toEqual(codeSent);
    });
  });
};
