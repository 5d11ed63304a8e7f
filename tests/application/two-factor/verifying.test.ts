import { describe, expect, it } from 'vitest';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { TwoFactorStatus } from '#domain/two-factor/twoFactor.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { exchange, leftFor, verifier, withChallenge } from '#tests/application/support/partnerCode.ts';
import { goTo } from '#tests/application/support/visits.ts';
import { codeOf } from '#tests/support/codes.ts';
import { callsDuring, makeTwoFactorTestApp, proofsOf, replying, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const toCode = async (
  name: string,
  ...answering: ReadonlyArray<ReturnType<typeof replying>>
): Promise<TwoFactorTestApp> => {
  const app = await makeTwoFactorTestApp(name, ...answering);
  await app.signIn();
  if (app.twoFactor().sent === null) await app.sendCode();
  return app;
};

const callOf = (name: string): 'signInWithTwoFactor' | 'verifyTwoFactor' =>
  name === 'legacy2fa' ? 'signInWithTwoFactor' : 'verifyTwoFactor';

describe('a code of the second factor', () => {
  it.each([
    ['sms2fa', { channel: 'sms', number: '+447700900101', changingNumber: false, profileId: null }],
    ['legacy2fa', { channel: 'sms', number: '+447700900110', profileId: null }],
    ['email2fa', { channel: 'email', number: null, changingNumber: false, profileId: null }],
    ['onelinked2fa', { number: '+447700900108', profileId: expect.stringMatching(/./) }],
    ['setup2fa', { channel: 'sms', number: null }],
  ])('of %s names the way it came, its number and whose that is: %j', async (name, proof) => {
    const app = await toCode(name);
    for (const rememberBrowser of [true, false]) await app.verify({ code: codeOf('1'), rememberBrowser });
    expect(proofsOf(app)).toMatchObject([true, false].map((rememberBrowser) => ({ ...proof, rememberBrowser })));
    expect(app.made(callOf(name))).toBe(2);
  });

  it('redirects with the code of its own sign-in, also if the tokens can be fetched only on the second try', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    await goTo(app, '/', await withChallenge());
    await app.signIn();
    await app.sendCode();
    app.breaks('tokens', { _tag: 'Unreachable' });
    const typed = { code: app.newest(), password: seedPassword, rememberBrowser: false };
    expect(await app.verify(typed)).toBe('Unreachable');
    const site = leftFor(await app.useCases.twoFactor.verify(typed)());
    expect(await exchange(app, site, verifier)).toMatchObject({ _tag: 'Right' });
  });

  it('is verified before the tokens are fetched again; where they fail, the error page says so', async () => {
    const app = await toCode('sms2fa');
    app.breaks('tokens', { _tag: 'Unexpected' });
    const calls = await callsDuring(app, async () => expect(await app.verify()).toBe('/signin/error'));
    expect(calls.map(({ call }) => call)).toEqual(['verifyTwoFactor', 'tokens']);
  });
});

describe('a refused code of the second factor', () => {
  const refuse = async (name: string, fault: IdentityFault) => {
    const app = await toCode(name);
    app.breaks(callOf(name), fault);
    let answer = '';
    const calls = await callsDuring(app, async () => (answer = await app.verify({ password: seedPassword })));
    return { answer, calls: calls.length, ...app.session() };
  };

  it.each([
    ['CodeMismatch', 1],
    ['CodeExpired', 0],
    ['Unreachable', 0],
  ] as const)('for %s keeps the page, and counts as %i attempts', async (_tag, verificationAttempts) => {
    const twoFactor = { sent: { verificationAttempts } };
    expect(await refuse('sms2fa', { _tag })).toMatchObject({ answer: _tag, twoFactor, calls: 1 });
  });

  it.each([
    [{ _tag: 'PasswordRefused', rule: null }, null],
    [{ _tag: 'CodeMismatch' }, seedPassword],
  ] as const)('for %j leaves %j as the password, so that the form asks for a refused one', async (fault, password) => {
    expect(await refuse('legacy2fa', fault)).toMatchObject({ answer: fault._tag, secrets: { password } });
  });

  it.each([
    ['sms2fa', 'SignedOut', '/signin'],
    ['sms2fa', 'Unexpected', '/signin/error'],
    ['legacy2fa', 'AccountLocked', '/signin/locked'],
  ] as const)('of %s for %s leads to %s', async (name, _tag, answer) => {
    const progress = { entryFault: _tag === 'SignedOut' ? { _tag } : null };
    expect(await refuse(name, { _tag })).toMatchObject({ answer, progress });
  });

  it('leads to sign-in, which does not blame the password, where the sign-in is over', async () => {
    const app = await toCode('legacy2fa');
    await app.ports.identity.signOut();
    expect(await app.verify({ password: seedPassword })).toBe('/signin');
    expect(app.session().progress.entryFault).toEqual({ _tag: 'SignedOut' });
  });

  it.each<[string, TwoFactorStatus | IdentityFault]>([
    ['/2fa/locked', 'Locked'],
    ['TooManyAttempts', 'Enrolled'],
    ['TooManyAttempts', { _tag: 'Unreachable' }],
  ])('after too many attempts comes to %s if the status is %j', async (answer, status) => {
    let isRefused = false;
    const app = await toCode(
      'sms2fa',
      replying(() => (isRefused && typeof status === 'string' ? { status } : {})),
    );
    isRefused = true;
    app.breaks('verifyTwoFactor', { _tag: 'TooManyAttempts', retryAfterMs: 500 });
    app.breaks('requestTwoFactor', typeof status === 'string' ? null : status);
    const calls = await callsDuring(app, async () => expect(await app.verify()).toBe(answer));
    expect(calls.map(({ call }) => call)).toEqual(['verifyTwoFactor', 'requestTwoFactor']);
  });
});
