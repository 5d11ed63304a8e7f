import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeTwoFactorTestApp, screenOf, type TwoFactorTestApp } from './twoFactorTestApp.ts';

const root = { to: '/', scheme: 'https:' } as const;
const sms = '+447700900101';
const partner = /^https:\/\/partner\.brand\.test\/back\?code=[^&]+&state=/;

/** Sends a code, enters it, and returns the destination. */
const give = async ({ useCases, newestCode }: TwoFactorTestApp): Promise<Destination> => {
  await useCases.twoFactor.sendCode('sms')();
  const given = await useCases.twoFactor.verify({ code: newestCode(), password: null, rememberBrowser: false })();
  if (E.isLeft(given)) throw new Error(`the code was not taken: ${given.left._tag}`);
  return given.right;
};

const led = (outcome: E.Either<unknown, Destination>): string =>
  E.isRight(outcome) ? screenOf(outcome.right) : 'stays';

const owedByToken = ({ tokens }: IdentityGateway): Partial<IdentityGateway> => ({
  tokens: (profileId) =>
    pipe(
      tokens(profileId),
      TE.map((answer) => ({ ...answer, claims: { ...answer.claims, twoFactor: 'Required' } })),
    ),
});

describe('two-factor starts and then redirects to the client', () => {
  it('from "Continue", for a session that has not finished it', async () => {
    const visit = await makeTwoFactorTestApp('sms2fa');
    const { useCases } = visit;
    await visit.signIn();
    await useCases.runGuards({ ...root, query: '?redirect_uri=https://partner.brand.test/back&state=s2' })();
    const answer = await useCases.visit.continue()();
    expect(led(answer)).toBe('/2fa/phone-validation');
    expect(await give(visit)).toMatchObject({ _tag: 'ClientRedirect', url: expect.stringMatching(/&state=s2$/) });
  });

  it('from an identity provider', async () => {
    const visit = await makeTwoFactorTestApp('social');
    const { useCases, engine, signInAtProvider: comeFromProvider } = visit;
    engine.createAccount({
      email: 'social2fa@sandbox.test',
      password: seedPassword,
      accountType: 'Personal',
      providers: ['google'],
      twoFactor: 'Required',
      phone: sms,
    });
    await comeFromProvider('google', 'social2fa@sandbox.test');
    const admitted = await useCases.runGuards({ to: '/idp/continue', query: '', scheme: 'https:' })();
    expect(admitted).toEqual({ _tag: 'Route', to: '/2fa/phone-validation' });
    expect(await give(visit)).toMatchObject({ _tag: 'ClientRedirect', url: expect.stringMatching(partner) });
  });

  it.each([
    ['sms2fa', ['tokens', 'profile', 'lookUpPhone', 'send2FA']],
    ['legacy2fa', ['profile', 'lookUpPhone', 'send2FA']],
  ])('from a password reset, which does not skip the second factor of %s', async (name, calls) => {
    const visit = await makeTwoFactorTestApp(name);
    const { useCases, newestCode, calls: asked } = visit;
    const before = asked().length;
    await useCases.password.askForReset(`${name}@sandbox.test`)();
    await useCases.password.enterResetCode(newestCode())();
    const answer = await useCases.password.reset({ code: null, password: 'Fresh-horse-10' })();
    expect(led(answer)).toBe('/2fa/phone-validation');
    expect(asked().slice(before)).toMatchObject(calls.map((call) => ({ call })));
    expect(await give(visit)).toMatchObject({ _tag: 'ClientRedirect', url: expect.stringMatching(partner) });
  });

  it('from a sign-up whose token requires it', async () => {
    const { useCases, newestCode } = await makeTwoFactorTestApp('personal', owedByToken);
    const email = 'new@sandbox.test';
    const choices = { accountType: 'Personal', marketing: false, termsVersion: 'terms-1' } as const;
    await useCases.signUp.submit({ email, password: 'Fresh-horse-10', ...choices })();
    await useCases.signUp.confirm({ code: newestCode(), password: null })();
    const answer = await useCases.signUp.finish(() => undefined)();
    expect(led(answer)).toMatch(/^\/2fa\//);
  });
});
