import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Ports } from '#application/ports/ports.ts';
import { makeUseCases } from '#application/useCases.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { makeMemoryPageReturns } from '#infrastructure/sandbox/memoryPageReturns.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { requestContext, seed } from '#tests/contracts/identityFixture.ts';

const page = { path: '/idp/continue', query: '', scheme: 'https:' } as const;
const back = { to: '/idp/continue', query: '', scheme: 'https:' } as const;

describe('the page of the return from a provider', () => {
  const opened = async (app: Pick<TestApp, 'ports'>): Promise<void> => {
    await app.ports.identity.signIn(seed('personal'), requestContext)();
  };
  const answered = TE.right({
    authenticated: true,
    email: 'personal@sandbox.test',
    accountExists: true,
  });
  const visit = async (more: Partial<Ports> = {}): Promise<TestApp> => {
    const app = makeTestApp({
      replace: ({ identity }) => ({ identity: { ...identity, socialStatus: answered }, ...more }),
    });
    const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
    await app.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
    await opened(app);
    return app;
  };

  it('asks by name where this tab sent nobody to the provider, whatever was asked before', async () => {
    const { useCases } = await visit();
    expect(await useCases.runGuards(back)()).toEqual(toRoute('/continue'));
    expect(await useCases.runGuards(back)()).toEqual(toRoute('/continue'));
    expect(useCases.session.get()).toMatchObject({ progress: { idpSession: 'Unproven' }, person: { confirmed: null } });
  });

  it('takes one return for one request', async () => {
    const { useCases } = await visit();
    await useCases.signIn.startSocial('google')();
    expect(await useCases.runGuards(back)()).toMatchObject({ _tag: 'ClientRedirect' });
    expect(await useCases.runGuards(back)()).toEqual(toRoute('/continue'));
  });

  it('is no page that is shown again, from the back-forward cache for example', async () => {
    const pageReturns = makeMemoryPageReturns();
    const { useCases } = await visit({ pageReturns });
    await useCases.signIn.startSocial('google')();
    pageReturns.comeBack();
    expect(await useCases.runGuards(back)()).toEqual(toRoute('/continue'));
  });

  it.each([
    ['a return that failed', TE.left({ _tag: 'Unreachable' } as const)],
    ['a return of nobody', TE.right({ authenticated: false, email: null, accountExists: false })],
  ])('asks by name after %s, until this tab asks again', async (_what, first) => {
    let answers = [first];
    const { useCases, ports } = makeTestApp({
      replace: ({ identity }) => ({
        identity: {
          ...identity,
          socialStatus: () => {
            const [next = answered] = answers;
            answers = answers.slice(1);
            return next();
          },
        },
      }),
    });
    await opened({ ports });
    await useCases.signIn.startSocial('google')();
    expect(await useCases.runGuards(back)()).toEqual(toRoute('/signin/error'));
    expect(await useCases.runGuards(back)()).toEqual(toRoute('/continue'));
    await useCases.signIn.startSocial('google')();
    expect(await useCases.runGuards(back)()).toMatchObject({ _tag: 'ClientRedirect' });
  });

  it('asks by name where the page that returns cannot read what its tab asked', async () => {
    const { useCases: asked, ports } = await visit();
    await asked.signIn.startSocial('google')();
    const useCases = makeUseCases(
      { ...ports, session: makeTabSessionStore(makeMemoryStorage(), () => null) },
      context,
      page,
    );
    expect(await useCases.runGuards(back)()).toEqual(toRoute('/continue'));
  });
});
