import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { TwoFactorReply } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { TwoFactorStatus } from '#domain/two-factor/twoFactor.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { answerOf, makeTwoFactorTestApp } from './twoFactorTestApp.ts';

type Refusal = { readonly fault: IdentityFault; readonly status?: TwoFactorStatus | IdentityFault };

/** Sends a code that the service refuses with a fault; after it the service reports a status, or fails to. */
const refuse = async (name: string, { fault, status = 'Enrolled' }: Refusal) => {
  let isRefused = false;
  const refused = (): TE.TaskEither<IdentityFault, never> => {
    isRefused = true;
    return TE.left(fault);
  };
  const app = await makeTwoFactorTestApp(name, ({ send2FA }) => ({
    validate2FA: refused,
    signInWithTwoFactor: refused,
    send2FA: (ask, context) => {
      if (!isRefused) return send2FA(ask, context);
      if (typeof status === 'object') return TE.left(status);
      return TE.map((reply: TwoFactorReply) => ({ ...reply, status }))(send2FA(ask, context));
    },
  }));
  const { signIn, useCases, twoFactor } = app;
  await signIn();
  await useCases.twoFactor.sendCode('sms')();
  const before = app.calls().length;
  const verify = useCases.twoFactor.verify({ code: '123456', password: seedPassword, rememberBrowser: false });
  const answer = answerOf(await verify());
  const after = app.calls().slice(before);
  return { answer, attempts: twoFactor().verificationAttempts, calls: after.map(({ call }) => call), app };
};

describe('a refused code of the second factor', () => {
  it('counts as an attempt if it is wrong, and the page stays', async () => {
    expect(await refuse('sms2fa', { fault: { _tag: 'CodeMismatch' } })).toMatchObject({
      answer: 'CodeMismatch',
      attempts: 1,
      calls: ['validate2FA'],
    });
  });

  it.each(['CodeExpired', 'Unreachable', 'ServiceFailed'] as const)('does not count for %s', async (_tag) => {
    expect(await refuse('sms2fa', { fault: { _tag } })).toMatchObject({ answer: _tag, attempts: 0 });
  });

  it('removes the password if that is wrong, so that the form asks for it', async () => {
    const { answer, app } = await refuse('legacy2fa', { fault: { _tag: 'WrongCredentials' } });
    expect(answer).toBe('WrongCredentials');
    expect(app.useCases.session.get().secrets.password).toBeNull();
    const other = await refuse('legacy2fa', { fault: { _tag: 'CodeMismatch' } });
    expect(other.app.useCases.session.get().secrets.password).toBe(seedPassword);
  });

  it('leads to sign-in, which says why, if the session is over', async () => {
    const { answer, app } = await refuse('sms2fa', { fault: { _tag: 'SignedOut' } });
    expect(answer).toBe('/signin');
    expect(app.useCases.session.get().progress.entryFault).toEqual({ _tag: 'SignedOut' });
  });

  it.each(['sms2fa', 'legacy2fa'])('of %s leads to the error page if the answer is unknown', async (name) => {
    expect(await refuse(name, { fault: { _tag: 'Unexpected' } })).toMatchObject({ answer: '/signin/error' });
  });

  it.each([
    ['EmailUnconfirmed', '/signup/email-verification'],
    ['EmailChangePending', '/signin/email-verification'],
    ['AccountLocked', '/signin/locked'],
  ] as const)('for %s leads to %s', async (_tag, answer) => {
    expect(await refuse('legacy2fa', { fault: { _tag } })).toMatchObject({ answer });
  });

  describe('after too many attempts', () => {
    const fault = { _tag: 'TooManyAttempts', retryAfterMs: 500 } as const;

    it('leads to the locked screen if the status says that two-factor is locked', async () => {
      const { answer, calls } = await refuse('sms2fa', { fault, status: 'Locked' });
      expect([answer, calls]).toEqual(['/2fa/locked', ['validate2FA', 'send2FA']]);
    });

    it.each<TwoFactorStatus | IdentityFault>(['Enrolled', { _tag: 'Unreachable' }])(
      'keeps the page if the status is %j',
      async (status) => {
        expect(await refuse('sms2fa', { fault, status })).toMatchObject({ answer: 'TooManyAttempts', attempts: 0 });
      },
    );
  });
});
