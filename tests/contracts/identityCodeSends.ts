import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { SendCall } from '#application/code/sendCode.ts';
import type { TwoFactorAsk } from '#application/ports/twoFactorTalk.ts';
import { codeSent, context, seed, type IdentityStage } from './identityStage.ts';

type Send = {
  readonly what: string;
  readonly to: string;
  readonly call: (identity: IdentityStage['identity'], to: ReturnType<typeof seed>) => SendCall;
};

const factorSent = (identity: IdentityStage['identity'], ask: TwoFactorAsk): SendCall =>
  pipe(
    identity.send2FA(ask, context),
    TE.map(({ retryAfterMs }) => ({ retryAfterMs })),
  );

const sends: ReadonlyArray<Send> = [
  {
    what: 'a sign-up’s code',
    to: 'unconfirmed',
    call: (identity, { email }) => identity.resendConfirmationCode(email, context),
  },
  { what: 'a reset’s code', to: 'personal', call: (identity, { email }) => identity.forgotPassword(email, context) },
  { what: 'a changed email’s code', to: 'newemail', call: (identity, { email }) => identity.resendEmailChange(email) },
  {
    what: 'a second factor’s code by email',
    to: 'email2fa',
    call: (identity) => factorSent(identity, { _tag: 'ByEmail' }),
  },
  {
    what: 'a second factor’s code by phone',
    to: 'sms2fa',
    call: (identity) =>
      factorSent(identity, { _tag: 'ByPhone', channel: 'sms', number: '+447700900101', changingNumber: false }),
  },
];

const minute = 60_000;
/** Ten minutes, less what the test itself has taken. */
const aboutTenMinutes = {
  asymmetricMatch: (ms: unknown) => typeof ms === 'number' && ms > 9 * minute && ms <= 600_000,
};

/** Every call that has a code sent. */
export const codeSendsContract = (stage: () => IdentityStage): void => {
  describe('having a code sent', () => {
    it.each(sends)('says of $what when the next may be sent, once that is not at any time', async ({ to, call }) => {
      const { identity, engine, advance } = stage();
      const person = seed(to);
      await identity.signIn(person, context)();
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
