import { describe, expect, it } from 'vitest';
import { seed } from '#tests/contracts/identityFixture.ts';
import { answerOf, makeTwoFactorTestApp } from './twoFactorTestApp.ts';

describe('a second factor whose sign-in is over', () => {
  it('leads to sign-in, which says so, and does not blame the password', async () => {
    const app = await makeTwoFactorTestApp('legacy2fa');
    await app.signIn();
    await app.useCases.twoFactor.sendCode('sms')();
    await app.ports.identity.logOut();
    const proof = { code: app.newestCode(), password: seed('legacy2fa').password, rememberBrowser: false };
    expect(answerOf(await app.useCases.twoFactor.verify(proof)())).toBe('/signin');
    expect(app.ports.session.get().progress.entryFault).toEqual({ _tag: 'SignedOut' });
  });
});
