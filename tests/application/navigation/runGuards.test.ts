import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Ports } from '#application/ports/ports.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { productionContext } from '#tests/arbitraries/appContext.ts';

const root = { to: '/', query: '', scheme: 'https:' } as const;
const signedIn = async (): Promise<TestApp> => {
  const app = makeTestApp();
  await app.useCases.signIn.submit({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
  return app;
};
const silent: (ports: Ports) => Partial<Ports> = ({ identity }) => ({
  identity: { ...identity, tokens: () => () => new Promise(() => undefined) },
});

describe('runGuards', () => {
  it('leads from the root to sign-in without a session', async () => {
    expect(await makeTestApp().useCases.runGuards(root)()).toEqual(toRoute('/signin'));
  });

  it('asks the service nothing in production without a session cookie', async () => {
    let calls = 0;
    const { useCases } = makeTestApp({
      context: productionContext,
      replace: ({ identity }) => ({
        identity: {
          ...identity,
          tokens: () => async () => {
            calls += 1;
            return E.left({ _tag: 'SignedOut' });
          },
        },
      }),
    });
    expect(await useCases.runGuards(root)()).toEqual(toRoute('/signin'));
    expect(calls).toBe(0);
  });

  it('leads to continue with a session, and stores the redirect of this visit', async () => {
    const { useCases } = await signedIn();
    expect(await useCases.runGuards({ ...root, query: '?redirect_uri=https://partner.brand.test' })()).toEqual(
      toRoute('/continue'),
    );
    expect(useCases.session.get().visit.redirect).toBe('https://partner.brand.test');
    expect(await useCases.visit.continue()()).toMatchObject({
      right: { _tag: 'ClientRedirect', url: expect.stringMatching(/^https:\/\/partner\.brand\.test\?code=/) },
    });
  });

  it('removes a session cookie without a live session', async () => {
    const { useCases, ports } = makeTestApp({ cookies: { xe_session: 'stale' } });
    expect(await useCases.runGuards(root)()).toEqual(toRoute('/signin'));
    expect(ports.cookies.read('xe_session')).toBeNull();
  });

  it('continues after eight seconds without an answer of the service', async () => {
    const { useCases, advance, errors } = makeTestApp({ replace: silent });
    const screen = useCases.runGuards(root)();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    advance(8000);
    expect(await screen).toEqual(toRoute('/signin'));
    expect(errors()).toContain('No answer from the identity service: going on without');
  });

  it.each(['ERP', 'XECD'])('ends a session that enters for %s', async (platform) => {
    const { useCases, ports } = await signedIn();
    expect(await useCases.runGuards({ ...root, query: `?platform=${platform}` })()).toEqual(toRoute('/signin'));
    expect(ports.cookies.read('xe_session')).toBeNull();
  });

  it('signs out even if the service cannot be reached', async () => {
    const { useCases } = makeTestApp({
      cookies: { xe_session: 'x' },
      replace: ({ identity }) => ({ identity: { ...identity, logOut: TE.left({ _tag: 'Unreachable' }) } }),
    });
    expect(await useCases.runGuards({ ...root, query: '?platform=ERP' })()).toEqual(toRoute('/signin'));
  });

  it('logs that a redirect was refused, but not its address', async () => {
    const { useCases, errors } = makeTestApp();
    await useCases.runGuards({ ...root, query: '?redirect_uri=https://evil.test/secret' })();
    expect(errors()).toEqual(['Redirect address refused: the transfer site is used']);
  });

  it('logs why it drops a code challenge without the method S256', async () => {
    const { useCases, errors } = makeTestApp();
    const query = '?redirect_uri=https://partner.brand.test/back&code_challenge=c1&code_challenge_method=plain';
    await useCases.runGuards({ ...root, query })();
    expect(errors()).toEqual(['Code challenge dropped: only a challenge with the method S256 is passed on']);
  });

  it('asks once who is signed in for a screen to which it leads, and again on the next visit', async () => {
    let asked = 0;
    const { useCases } = makeTestApp({
      replace: ({ identity }) => ({
        identity: {
          ...identity,
          userInfo: () => {
            asked += 1;
            return identity.userInfo();
          },
        },
      }),
    });
    await useCases.signIn.submit({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
    const asks = async (to: RoutePath): Promise<number> => {
      const before = asked;
      await useCases.runGuards({ ...root, to })();
      return asked - before;
    };
    expect(await asks('/')).toBe(1);
    expect(await asks('/continue')).toBe(0);
    expect(await asks('/continue')).toBe(1);
  });

  it('passes if the session fits the screen', async () => {
    const { useCases } = makeTestApp();
    expect(await useCases.runGuards({ ...root, to: '/signin' })()).toBeNull();
    expect(await useCases.runGuards({ ...root, to: '/signin/locked' })()).toEqual(toRoute('/signin'));
  });

  it('leads a person who comes back from the partner to sign-in, not to a screen in the middle of a flow', async () => {
    const { useCases, signInAtProvider } = makeTestApp();
    await signInAtProvider('google', 'social@sandbox.test');
    expect(await useCases.runGuards({ ...root, to: '/idp/continue' })()).toMatchObject({ _tag: 'ClientRedirect' });
    expect(await useCases.runGuards({ ...root, to: '/account-type' })()).toEqual(toRoute('/signin'));
  });
});
