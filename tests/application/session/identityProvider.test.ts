import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';

const back = { to: '/idp/continue', query: '', scheme: 'https:' } as const;
const start = async (): Promise<TestApp> => {
  const app = makeTestApp();
  const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
  await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  return app;
};

describe('a sign-in with an identity provider', () => {
  it('goes to the provider, and Back returns to the screen', async () => {
    const { useCases } = await start();
    const url = expect.stringMatching(
      /social-auth\/google\?returnUrl=https%3A%2F%2Faccount.brand.test%2Fidp%2Fcontinue/,
    );
    expect(await useCases.startSocial({ id: 'google' })()).toMatchObject({ right: { _tag: 'ExternalSite', url } });
    expect(useCases.session.get().idpSession).toBe('Attempted');
  });

  it('redirects to the partner with code and state if the provider opened a session', async () => {
    const { useCases, signInAtProvider: returnFromProvider } = await start();
    await returnFromProvider('google', 'social@sandbox.test');
    expect(await useCases.runGuards(back)()).toEqual({
      _tag: 'ClientRedirect',
      url: expect.stringMatching(/^https:\/\/partner\.brand\.test\/back\?code=[^&]+&state=s1$/),
    });
  });

  it.each([
    ['an account with a password', 'personal@sandbox.test', '/idp/existing'],
    ['no account', 'stranger@sandbox.test', '/account-type'],
  ] as const)('leads somebody with %s on', async (_what, email, screen) => {
    const { useCases, signInAtProvider: returnFromProvider } = await start();
    await returnFromProvider('apple', email);
    expect(await useCases.runGuards(back)()).toEqual(toRoute(screen));
    expect(useCases.session.get()).toMatchObject({ email, redirect: 'https://partner.brand.test/back' });
  });

  it('does not use the session of another person', async () => {
    const { useCases, signInAtProvider: returnFromProvider } = await start();
    await useCases.signIn({ email: 'business@sandbox.test', password: 'Correct-horse-9' })();
    await returnFromProvider('google', 'stranger@sandbox.test');
    expect(await useCases.runGuards(back)()).toEqual(toRoute('/account-type'));
    expect(useCases.session.get().accessToken).toBeNull();
  });

  it('leads to the error screen if the person gave up at the provider', async () => {
    const { useCases, signInAtProvider: returnFromProvider } = await start();
    await returnFromProvider('google', null);
    expect(await useCases.runGuards(back)()).toEqual(toRoute('/signin/error'));
  });

  it.each(['socialStatus', 'authenticationStatus'] as const)('leads to the error screen if %s fails', async (call) => {
    const { useCases, signInAtProvider: returnFromProvider } = makeTestApp({
      replace: ({ identity }) => ({ identity: { ...identity, [call]: TE.left({ _tag: 'Unreachable' }) } }),
    });
    await returnFromProvider('google', 'social@sandbox.test');
    expect(await useCases.runGuards(back)()).toEqual(toRoute('/signin/error'));
  });
});
