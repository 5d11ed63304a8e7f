import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { Ports } from '#application/ports/ports.ts';
import { makeUseCases } from '#application/useCases.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { makeMemoryPageReturns } from '#tests/support/memoryPageReturns.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import {
  answering,
  clientAt,
  fromPartner,
  goTo,
  openVisit,
  partnerAddress,
  signInElsewhere,
} from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const page = { path: '/idp/continue', query: '', scheme: 'https:' } as const;
const goBack = (app: Pick<TestApp, 'useCases'>) => goTo(app, '/idp/continue');

describe('the page of the return from a provider', () => {
  const answered = TE.right({ authenticated: true, email: 'personal@sandbox.test', accountExists: true });
  const openWith = async (
    providerStatus: Ports['identity']['providerStatus'] = answered,
    more: Partial<Ports> = {},
  ): Promise<TestApp> => {
    const app = await openVisit((ports) => ({ ...answering(() => ({ providerStatus }))(ports), ...more }));
    await signInElsewhere(app, 'personal');
    return app;
  };

  it('asks by name where this tab sent nobody to the provider, whatever was asked before', async () => {
    const app = await openWith();
    expect(await goBack(app)).toEqual(toRoute('/continue'));
    expect(await goBack(app)).toEqual(toRoute('/continue'));
    const unproven = { progress: { idpSession: 'Unproven' }, person: { confirmed: null } };
    expect(app.session()).toMatchObject(unproven);
  });

  it('takes one return for one request, which leads to the partner with code and state', async () => {
    const app = await openWith();
    await app.useCases.signIn.startSocial('google')();
    expect(await goBack(app)).toEqual(clientAt(partnerAddress));
    expect(await goBack(app)).toEqual(toRoute('/continue'));
  });

  it('is no page that is shown again, from the back-forward cache for example', async () => {
    const pageReturns = makeMemoryPageReturns();
    const app = await openWith(answered, { pageReturns });
    await app.useCases.signIn.startSocial('google')();
    pageReturns.comeBack();
    expect(await goBack(app)).toEqual(toRoute('/continue'));
  });

  it.each([
    ['a return that failed', TE.left({ _tag: 'Unreachable' } as const)],
    ['a return of nobody', TE.right({ authenticated: false, email: null, accountExists: false })],
  ])('asks by name after %s, until this tab asks again', async (_what, first) => {
    let answers = [first];
    const app = await openWith(() => {
      const [next = answered] = answers;
      answers = answers.slice(1);
      return next();
    });
    await app.useCases.signIn.startSocial('google')();
    expect(await goBack(app)).toEqual(toRoute('/signin/error'));
    expect(await goBack(app)).toEqual(toRoute('/continue'));
    await app.useCases.signIn.startSocial('google')();
    expect(await goBack(app)).toMatchObject({ _tag: 'ClientRedirect' });
  });

  it('asks by name where the page that returns cannot read what its tab asked', async () => {
    const { useCases: asked, ports } = await openWith();
    await asked.signIn.startSocial('google')();
    const session = makeTabSessionStore(makeMemoryStorage(), () => null);
    expect(await goBack({ useCases: makeUseCases({ ...ports, session }, context, page) })).toEqual(
      toRoute('/continue'),
    );
  });
});

const removal = { domain: null, path: '/', sameSite: 'Lax' } as const;

describe('a new sign-in that the partner wants', () => {
  const asked = async (): Promise<TestApp> => {
    const app = await openVisit(undefined, `${fromPartner}&prompt=login`);
    await signInElsewhere(app, 'social');
    return app;
  };
  const providerStatus = TE.right({ authenticated: true, email: 'social@sandbox.test', accountExists: true });

  it('is one at a provider', async () => {
    const app = await asked();
    await app.signInAtProvider('google', 'social@sandbox.test');
    expect(await goTo(app, '/idp/continue')).toEqual(clientAt(partnerAddress));
  });

  it.each<[string, (app: TestApp) => void]>([
    ['the same cookie', () => undefined],
    ['no cookie', ({ ports }) => ports.cookies.remove('xe_session', removal)],
  ])('is none at a provider with %s', async (_what, change) => {
    const app = await openVisit(
      answering(() => ({ providerStatus })),
      `${fromPartner}&prompt=login`,
    );
    await signInElsewhere(app, 'social');
    await app.useCases.signIn.startSocial('google')();
    change(app);
    const led = await goTo(app, '/idp/continue');
    expect([toRoute('/signin'), toRoute('/idp/existing')]).toContainEqual(led);
    expect(app.session().person.confirmed).toBeNull();
  });
});
