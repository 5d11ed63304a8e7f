import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { IdentityGateway } from '#application/ports/identityGateway.ts';
import type { Destination } from '#domain/navigation/destination.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { openOwing, screenOf, type Owing } from './owing.ts';

const root = { to: '/', scheme: 'https:' } as const;
const sms = '+447700900101';
const partner = /^https:\/\/partner\.brand\.test\/back\?code=[^&]+&state=/;

/** Has a code sent, enters it, and answers where that leads. */
const give = async ({ useCases, newestCode }: Owing): Promise<Destination> => {
  await useCases.sendTwoFactorCode('sms')();
  const given = await useCases.verifyTwoFactorCode({ code: newestCode(), password: null, rememberBrowser: false })();
  if (E.isLeft(given)) throw new Error(`the code was not taken: ${given.left._tag}`);
  return given.right;
};

const led = (outcome: E.Either<unknown, Destination>): string =>
  E.isRight(outcome) ? screenOf(outcome.right) : 'stays';

const owedByToken = ({ tokens }: IdentityGateway): Partial<IdentityGateway> => ({
  tokens: (profileId) =>
    pipe(
      tokens(profileId),
      TE.map((answer) => ({ ...answer, claims: { ...answer.claims, twoFactor: 'Owed' } })),
    ),
});

describe('two-factor is handed over to, and hands back to where the visit was going', () => {
  it('from "Continue", for a session that left it half-way', async () => {
    const visit = await openOwing('sms2fa');
    const { useCases } = visit;
    await visit.signIn();
    await useCases.admit({ ...root, query: '?redirect_uri=https://partner.brand.test/back&state=s2' })();
    const answer = await useCases.continueSession()();
    expect(led(answer)).toBe('/2fa/phone-validation');
    expect(await give(visit)).toMatchObject({ _tag: 'Away', url: expect.stringMatching(/&state=s2$/) });
  });

  it('from an identity provider', async () => {
    const visit = await openOwing('social');
    const { useCases, engine, comeFromProvider } = visit;
    engine.createAccount({
      email: 'social2fa@sandbox.test',
      password: seedPassword,
      accountType: 'Personal',
      providers: ['google'],
      twoFactor: 'Required',
      phone: sms,
    });
    await comeFromProvider('google', 'social2fa@sandbox.test');
    const admitted = await useCases.admit({ to: '/idp/continue', query: '', scheme: 'https:' })();
    expect(admitted).toEqual({ _tag: 'Route', to: '/2fa/phone-validation' });
    expect(await give(visit)).toMatchObject({ _tag: 'Away', url: expect.stringMatching(partner) });
  });

  it.each([
    ['sms2fa', ['tokens', 'profile', 'lookUpPhone', 'send2FA']],
    ['legacy2fa', ['profile', 'lookUpPhone', 'send2FA']],
  ])('from a password that was reset, which signs %s in past no second factor', async (name, calls) => {
    const visit = await openOwing(name);
    const { useCases, newestCode, asked } = visit;
    const before = asked().length;
    await useCases.askForReset(`${name}@sandbox.test`)();
    await useCases.enterResetCode(newestCode())();
    const answer = await useCases.resetPassword({ code: null, password: 'Fresh-horse-10' })();
    expect(led(answer)).toBe('/2fa/phone-validation');
    expect(asked().slice(before)).toMatchObject(calls.map((call) => ({ call })));
    expect(await give(visit)).toMatchObject({ _tag: 'Away', url: expect.stringMatching(partner) });
  });

  it('from a sign-up whose token asks for it', async () => {
    const { useCases, newestCode } = await openOwing('personal', owedByToken);
    const email = 'new@sandbox.test';
    const choices = { accountType: 'Personal', marketing: false, termsVersion: null } as const;
    await useCases.signUp({ email, password: 'Fresh-horse-10', ...choices })();
    await useCases.confirmSignUp({ code: newestCode(), password: null })();
    const answer = await useCases.finishSignUp(() => undefined)();
    expect(led(answer)).toMatch(/^\/2fa\//);
  });
});
