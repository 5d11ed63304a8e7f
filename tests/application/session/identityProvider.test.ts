import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Ports } from '#application/ports/ports.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { withNamelessTokens } from '#tests/application/support/withNamelessTokens.ts';

const back = { to: '/idp/continue', query: '', scheme: 'https:' } as const;
const start = async (): Promise<TestApp> => {
  const app = makeTestApp();
  const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
  await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
  return app;
};

const namelessAnswer = TE.right({ authenticated: true, email: null, accountExists: false });

describe('a sign-in with an identity provider', () => {
  it('goes to the provider, and Back returns to the screen', async () => {
    const { useCases } = await start();
    const url = expect.stringMatching(
      /social-auth\/google\?returnUrl=https%3A%2F%2Faccount.brand.test%2Fidp%2Fcontinue/,
    );
    expect(await useCases.signIn.startSocial('google')()).toMatchObject({
      right: { _tag: 'ExternalSite', url },
    });
    expect(useCases.session.get().progress.idpSession).toBe('Attempted');
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
    expect(useCases.session.get()).toMatchObject({
      typed: { email },
      visit: { redirect: 'https://partner.brand.test/back' },
    });
  });

  it.each(['stranger@sandbox.test', 'personal@sandbox.test'])(
    'asks by name before it continues the session of another person than %s',
    async (email) => {
      const { useCases, signInAtProvider: returnFromProvider } = await start();
      await useCases.signIn.submit({ email: 'business@sandbox.test', password: 'Correct-horse-9' })();
      await returnFromProvider('google', email);
      expect(await useCases.runGuards(back)()).toEqual(toRoute('/continue'));
      expect(useCases.session.get()).toMatchObject({ person: { signedInAs: { email: 'business@sandbox.test' } } });
      expect(useCases.session.get().typed.email).not.toBe(email);
    },
  );

  it.each<[string, (ports: Ports) => Partial<Ports>]>([
    ['the provider names no email', ({ identity }) => ({ identity: { ...identity, socialStatus: namelessAnswer } })],
    ['the tokens name no email', ({ identity }) => ({ identity: withNamelessTokens(identity) })],
  ])('asks by name where %s', async (_what, replace) => {
    const { useCases, signInAtProvider: returnFromProvider } = makeTestApp({ replace });
    await useCases.runGuards({ to: '/', query: '', scheme: 'https:' })();
    await returnFromProvider('google', 'social@sandbox.test');
    expect(await useCases.runGuards(back)()).toEqual(toRoute('/continue'));
    expect(useCases.session.get().person.signedInAs?.email).toBe('social@sandbox.test');
    expect(await useCases.visit.continue()()).toMatchObject({ right: { _tag: 'ClientRedirect' } });
  });

  it('leads to the error screen if the person gave up at the provider', async () => {
    const { useCases, signInAtProvider: returnFromProvider } = await start();
    await returnFromProvider('google', null);
    expect(await useCases.runGuards(back)()).toEqual(toRoute('/signin/error'));
  });

  const unreachable = TE.left({ _tag: 'Unreachable' } as const);
  it.each([
    ['the result cannot be read', { socialStatus: unreachable }],
    ['the session cannot be read', { authenticationStatus: unreachable }],
    ['the tokens cannot be fetched', { tokens: () => unreachable }],
  ])('leads to the error screen if %s', async (_what, answers) => {
    const { useCases, signInAtProvider: returnFromProvider } = makeTestApp({
      replace: ({ identity }) => ({ identity: { ...identity, ...answers } }),
    });
    await returnFromProvider('google', 'social@sandbox.test');
    expect(await useCases.runGuards(back)()).toEqual(toRoute('/signin/error'));
  });
});

describe('the email that an identity provider names', () => {
  const other = 'stranger@sandbox.test';

  it.each<[string, (ports: Ports) => Partial<Ports>]>([
    ['tokens that name nobody', ({ identity }) => ({ identity: withNamelessTokens(identity) })],
    [
      'a missing second factor',
      ({ identity }) => ({ identity: { ...identity, tokens: () => TE.left({ _tag: 'TwoFactorIncomplete' }) } }),
    ],
  ])('is not taken beside the session of another person with %s', async (_what, replace) => {
    const { useCases, signInAtProvider: returnFromProvider } = makeTestApp({ replace });
    await useCases.signIn.submit({ email: 'business@sandbox.test', password: 'Correct-horse-9' })();
    await returnFromProvider('google', other);
    await useCases.runGuards(back)();
    expect(useCases.session.get()).toMatchObject({ progress: { idpSession: 'Unproven' } });
    expect(useCases.session.get().typed.email).not.toBe(other);
  });

  it('is not taken from a sign-in that the provider did not complete', async () => {
    const socialStatus = TE.right({ authenticated: false, email: other, accountExists: false });
    const { useCases } = makeTestApp({ replace: ({ identity }) => ({ identity: { ...identity, socialStatus } }) });
    expect(await useCases.runGuards(back)()).toEqual(toRoute('/signin/error'));
    expect(useCases.session.get()).toMatchObject({ progress: { idpSession: 'Failed' }, typed: { email: null } });
  });
});
