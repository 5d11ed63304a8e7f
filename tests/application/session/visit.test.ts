import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { requestContext } from '#application/flow.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { fromPartner, goTo, leavesFor, openVisit, signedIn, signIn } from '#tests/application/support/visits.ts';
import { makeMemoryPageReturns } from '#tests/support/memoryPageReturns.ts';

const hint = 'login_hint=ada@example.test';

describe('the request context', () => {
  it('carries the platform, the redirect, the OAuth values and the language of the visit', async () => {
    const app = await openVisit(undefined, `${fromPartner}&platform=XECI&helpcentre=h1`);
    expect(requestContext(app.flow)).toMatchObject({
      platform: 'XECI',
      redirectUrl: 'https://partner.brand.test/back',
      oAuth: { state: 's1' },
      preferredLanguage: 'en',
      helpcentre: 'h1',
      location: 'GB',
    });
    expect(app.errors()).toEqual([]);
  });

  it('takes the defaults of the brand before the visit has its own values', () => {
    const { flow } = makeTestApp();
    expect(requestContext(flow)).toMatchObject({ platform: 'XEMT', redirectUrl: 'https://transfer.brand.test' });
  });
});

describe('returnToClient', () => {
  it('tells the partner that nobody signed in, also by a second press, and forgets the person and the state as the page goes', async () => {
    const { useCases, goAway } = await openVisit(undefined, `${fromPartner}&${hint}`);
    const denied = leavesFor(/^https:\/\/partner\.brand\.test\/back\?error=access_denied.*&state=s1$/);
    for (const _ of [1, 2]) expect(await useCases.visit.returnToClient()()).toEqual(denied);
    expect(useCases.session.get().typed.email).toBe('ada@example.test');
    goAway();
    expect(useCases.session.get()).toMatchObject({ typed: { email: null }, oAuth: { state: null } });
  });

  it('stays, and keeps the session, where no site requested the visit', async () => {
    const { useCases } = await openVisit(undefined, `?${hint}`);
    const before = useCases.session.get();
    expect(await useCases.visit.returnToClient()()).toEqual(E.right(null));
    expect(useCases.session.get()).toEqual(before);
  });

  it('ends nobody where the person goes on in the app', async () => {
    const app = await openVisit();
    await app.useCases.visit.returnToClient()();
    await goTo(app, '/signin');
    app.goAway();
    expect(app.session().oAuth.state).toBe('s1');
  });
});

describe('continue', () => {
  it('keeps the name on the page, and can run again, if the tokens cannot be fetched', async () => {
    const app = await signedIn();
    await goTo(app, '/');
    app.breaks('tokens', { _tag: 'Unreachable' });
    expect(await app.useCases.visit.continue()()).toEqual(E.left({ _tag: 'Unreachable' }));
    expect(app.session().person.signedInAs?.email).toBe('personal@sandbox.test');
    expect(await app.useCases.visit.continue()()).toEqual(leavesFor(/^https:\/\/transfer\.brand\.test/));
  });

  it('leaves for the same partner again after a return, without the spent state and without an error in the log', async () => {
    const app = await openVisit();
    await signIn(app, 'personal');
    app.goAway();
    expect(await goTo(app, '/continue')).toBeNull();
    const again = leavesFor(/^https:\/\/partner\.brand\.test\/back\?code=[^&]+$/);
    expect(await app.useCases.visit.continue()()).toEqual(again);
    expect(app.errors()).toEqual([]);
  });

  it.each([
    ['EmailUnconfirmed', '/signup/email-verification', 'resendSignUpCode'],
    ['EmailChangePending', '/signin/email-verification', 'resendEmailChangeCode'],
  ] as const)('meets %s with %s, and sends no code while no email is known', async (_tag, screen, call) => {
    const { useCases, breaks, made } = makeTestApp();
    breaks('tokens', { _tag });
    expect(await useCases.visit.continue()()).toEqual(E.right(toRoute(screen)));
    expect(made(call)).toBe(0);
  });
});

it('"Use an existing account" leads to sign-in', async () => {
  expect(await makeTestApp().useCases.visit.useExistingAccount()()).toEqual(E.right(toRoute('/signin')));
});

describe('a page that is left', () => {
  it.each<[string, boolean, (app: TestApp) => unknown]>([
    ['with a person', true, (app) => signIn(app, 'linked')],
    ['for another site', true, (app) => app.useCases.visit.returnToClient()()],
    ['in a sign-up of nobody yet', false, (app) => app.useCases.signIn.storeTypedEmail('ada@example.test')],
  ])('%s is discarded: %s', async (_what, isDiscarded, act) => {
    const pageReturns = makeMemoryPageReturns();
    const app = await openVisit(() => ({ pageReturns }));
    await act(app);
    pageReturns.goAway();
    expect(pageReturns.isDiscarded()).toBe(isDiscarded);
  });
});
