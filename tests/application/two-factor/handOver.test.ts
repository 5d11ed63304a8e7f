import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { goTo, leavesFor, partnerAddress } from '#tests/application/support/visits.ts';
import { answerOf, makeTwoFactorTestApp, type TwoFactorTestApp } from './twoFactorTestApp.ts';

/** Sends a code, enters it, and returns the destination. */
const give = async ({ useCases, sendCode, newest }: TwoFactorTestApp): Promise<unknown> => {
  await sendCode();
  return useCases.twoFactor.verify({ code: newest(), password: null, rememberBrowser: false })();
};

const owedByToken = ({ tokens }: IdentityGateway): Partial<IdentityGateway> => ({
  tokens: (profileId) =>
    pipe(
      tokens(profileId),
      TE.map((answer) => ({ ...answer, claims: { ...answer.claims, twoFactor: 'Required' } })),
    ),
});

describe('two-factor starts and then redirects to the client', () => {
  it('from "Continue", for a session that has not finished it', async () => {
    const app = await makeTwoFactorTestApp('sms2fa');
    await app.signIn();
    await goTo(app, '/', '?redirect_uri=https://partner.brand.test/back&state=s2');
    expect(answerOf(await app.useCases.visit.continue()())).toBe('/2fa/phone-validation');
    expect(await give(app)).toEqual(leavesFor(/&state=s2$/));
  });

  it('from an identity provider', async () => {
    const app = await makeTwoFactorTestApp('social');
    const email = 'social2fa@sandbox.test';
    const account = { email, password: seedPassword, accountType: 'Personal', providers: ['google'] } as const;
    app.engine.createAccount({ ...account, twoFactor: 'Required', phone: '+447700900101' });
    await app.signInAtProvider('google', email);
    expect(await app.open('/idp/continue')).toBe('/2fa/phone-validation');
    expect(await give(app)).toEqual(leavesFor(partnerAddress));
  });

  it.each([
    ['sms2fa', ['tokens', 'profile', 'lookUpPhone', 'send2FA']],
    ['legacy2fa', ['profile', 'lookUpPhone', 'send2FA']],
  ])('from a password reset of %s, which asks for neither the old nor the new password', async (name, calls) => {
    const app = await makeTwoFactorTestApp(name);
    const { password } = app.useCases;
    const before = app.calls().length;
    await password.askForReset(`${name}@sandbox.test`)();
    await password.enterResetCode(app.newest())();
    expect(answerOf(await password.reset({ code: null, password: 'Fresh-horse-10' })())).toBe('/2fa/phone-validation');
    expect(app.calls().slice(before)).toMatchObject(calls.map((call) => ({ call })));
    expect(await give(app)).toEqual(leavesFor(partnerAddress));
  });

  it('from a sign-up whose token requires it', async () => {
    const { useCases, newest } = await makeTwoFactorTestApp('personal', owedByToken);
    const choices = { accountType: 'Personal', marketing: false, termsVersion: 'terms-1' } as const;
    await useCases.signUp.submit({ email: 'new@sandbox.test', password: 'Fresh-horse-10', ...choices })();
    await useCases.signUp.confirm({ code: newest(), password: null })();
    expect(answerOf(await useCases.signUp.finish(() => undefined)())).toMatch(/^\/2fa\//);
  });
});
