import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { TwoFactorReply } from '#application/ports/identityCalls.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import { inTwoFactor } from '#domain/session/changes.ts';
import type { TwoFactorStatus } from '#domain/two-factor/twoFactor.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { codeOf } from '#tests/support/codes.ts';
import { makeTwoFactorTestApp } from './twoFactorTestApp.ts';

/** Sends a code that the service refuses with a fault; after it the service reports a status, or fails to. */
const refuse = async (name: string, fault: IdentityFault, status: TwoFactorStatus | IdentityFault = 'Enrolled') => {
  let isRefused = false;
  const refused = (): TE.TaskEither<IdentityFault, never> => {
    isRefused = true;
    return TE.left(fault);
  };
  const app = await makeTwoFactorTestApp(name, ({ requestTwoFactor }) => ({
    verifyTwoFactor: refused,
    signInWithTwoFactor: refused,
    requestTwoFactor: (ask, context) => {
      if (!isRefused) return requestTwoFactor(ask, context);
      if (typeof status === 'object') return TE.left(status);
      return TE.map((reply: TwoFactorReply) => ({ ...reply, status }))(requestTwoFactor(ask, context));
    },
  }));
  await app.signIn();
  await app.sendCode();
  const before = app.calls().length;
  const answer = await app.verify({ code: codeOf('1'), password: seedPassword });
  const calls = app.calls().slice(before);
  return { answer, ...app.session(), calls: calls.map(({ call }) => call) };
};

describe('a refused code of the second factor', () => {
  it.each([
    ['CodeMismatch', 1],
    ['CodeExpired', 0],
    ['Unreachable', 0],
    ['ServiceFailed', 0],
  ] as const)('for %s keeps the page, and counts as %i attempts', async (_tag, verificationAttempts) => {
    const twoFactor = { sent: { verificationAttempts } };
    expect(await refuse('sms2fa', { _tag })).toMatchObject({ answer: _tag, twoFactor, calls: ['verifyTwoFactor'] });
  });

  it.each([
    [{ _tag: 'WrongCredentials' }, null],
    [{ _tag: 'PasswordRefused', rule: null }, null],
    [{ _tag: 'CodeMismatch' }, seedPassword],
  ] as const)('for %j leaves %j as the password, so that the form asks for a refused one', async (fault, password) => {
    expect(await refuse('legacy2fa', fault)).toMatchObject({ answer: fault._tag, secrets: { password } });
  });

  it.each([
    ['sms2fa', 'SignedOut', '/signin'],
    ['sms2fa', 'Unexpected', '/signin/error'],
    ['legacy2fa', 'Unexpected', '/signin/error'],
    ['legacy2fa', 'ParameterRefused', '/signin/error'],
    ['legacy2fa', 'EmailUnconfirmed', '/signup/email-verification'],
    ['legacy2fa', 'EmailChangePending', '/signin/email-verification'],
    ['legacy2fa', 'AccountLocked', '/signin/locked'],
  ] as const)('of %s for %s leads to %s', async (name, _tag, answer) => {
    const progress = { entryFault: _tag === 'SignedOut' ? { _tag } : null };
    expect(await refuse(name, { _tag })).toMatchObject({ answer, progress });
  });

  it('leads to sign-in, which does not blame the password, where the sign-in is over', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    await app.signIn();
    await app.sendCode();
    await app.ports.identity.signOut();
    expect(await app.verify({ password: seedPassword })).toBe('/signin');
    expect(app.session().progress.entryFault).toEqual({ _tag: 'SignedOut' });
  });

  it.each<[string, TwoFactorStatus | IdentityFault]>([
    ['/2fa/locked', 'Locked'],
    ['TooManyAttempts', 'Enrolled'],
    ['TooManyAttempts', { _tag: 'Unreachable' }],
  ])('after too many attempts comes to %s if the status is %j', async (answer, status) => {
    const fault = { _tag: 'TooManyAttempts', retryAfterMs: 500 } as const;
    const after = { twoFactor: { sent: { verificationAttempts: 0 } }, calls: ['verifyTwoFactor', 'requestTwoFactor'] };
    expect(await refuse('sms2fa', fault, status)).toMatchObject({ answer, ...after });
  });
});

describe('a code of the second factor that cannot be sent', () => {
  it.each<[IdentityFault | null, TwoFactorStatus, string, IdentityFault | null]>([
    [null, 'Locked', '/2fa/locked', null],
    [null, 'SetupDisabled', '/2fa/locked', null],
    [null, 'Enrolled', '/signin', { _tag: 'Unexpected' }],
    [{ _tag: 'SignedOut' }, 'Locked', '/signin', { _tag: 'SignedOut' }],
    [{ _tag: 'Unexpected' }, 'Enrolled', '/signin', { _tag: 'Unexpected' }],
    [{ _tag: 'TwoFactorIncomplete' }, 'Enrolled', '/2fa/phone-validation', null],
    [{ _tag: 'Unreachable' }, 'Enrolled', 'Unreachable', null],
  ])('for %j (null is a refusal) while the status is %s leads to %s, and sign-in shows %j', async (...row) => {
    const [fault, status, answer, entryFault] = row;
    const app = await makeTwoFactorTestApp('sms2fa', ({ requestTwoFactor }) => ({
      requestTwoFactor: (ask, context) =>
        TE.map((reply: TwoFactorReply) => (ask._tag === 'ByPhone' ? { ...reply, status, success: false } : reply))(
          requestTwoFactor(ask, context),
        ),
    }));
    await app.signIn();
    app.ports.session.update(inTwoFactor((before) => ({ ...before, status })));
    app.breaks('requestTwoFactor', fault);
    expect(await app.sendCode()).toBe(answer);
    expect(app.session()).toMatchObject({ progress: { entryFault }, twoFactor: { requirement: 'InSession' } });
  });
});
