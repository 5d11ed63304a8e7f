import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { newSession } from '#domain/session/newSession.ts';
import { makeMemoryPageReturns } from '#tests/support/memoryPageReturns.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { writeSession } from '#infrastructure/session/sessionCodec.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { twoTabs } from '#tests/application/support/twoTabs.ts';
import { fromPartner, goTo, openVisit, signIn } from '#tests/application/support/visits.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const ended = withParts(newSession, { progress: { entryFault: { _tag: 'SignedOut' } } });

describe.each(['comeBack', 'getFocus'] as const)('a sign-out elsewhere, once %s is heard', (event) => {
  let [one, other, page] = twoTabs();
  let endings = 0;
  beforeEach(() => {
    [one, other, page] = twoTabs();
    endings = 0;
    other.useCases.browser.onEnded(() => void (endings += 1));
  });

  it('makes this tab forget the person who is signed in, keep the partner, and lead to sign-in', async () => {
    await goTo(other, '/', fromPartner);
    await signIn(other, 'linked');
    const { visit, oAuth } = other.session();
    expect(visit).toMatchObject({ platform: 'XEMT', hasRequestedRedirect: true });
    await one.useCases.visit.useAnotherAccount()();
    page[event]();
    page[event]();
    expect(other.session()).toEqual({ ...ended, visit, oAuth });
    expect(writeSession(other.session())).not.toMatch(/linked@|Linked/);
    expect(endings).toBe(1);
    expect(await goTo(other, '/signin/account-selection')).toEqual(toRoute('/signin'));
    expect(await goTo(other, '/signup')).toBeNull();
  });

  it('leads to sign-in although somebody else has signed in there since', async () => {
    await signIn(other, 'linked');
    await signIn(one, 'business');
    page[event]();
    expect(await goTo(other, '/continue')).toEqual(toRoute('/signin'));
    expect(other.session()).toMatchObject({ person: { signedInAs: null, profileId: null }, typed: { email: null } });
    expect(await goTo(other, '/continue')).toBeNull();
    expect(other.session()).toMatchObject({ person: { signedInAs: { email: 'business@sandbox.test' } } });
  });

  it('leads to sign-in no more once somebody has signed in here again', async () => {
    await signIn(other, 'linked');
    await one.useCases.visit.useAnotherAccount()();
    page[event]();
    expect(await signIn(other, 'linked')).toEqual(E.right(toRoute('/signin/account-selection')));
    expect(await goTo(other, '/signin/account-selection')).toBeNull();
  });

  it('does not end a sign-in that waits for its code, which has no session, but a sign-in does', async () => {
    await signIn(other, 'legacy2fa');
    const waiting = other.session();
    const parts = { secrets: { password: seedPassword }, twoFactor: { requirement: 'BySignIn' } };
    expect(waiting).toMatchObject({ ...parts, person: { cookie: 'None' } });
    await one.useCases.visit.useAnotherAccount()();
    page[event]();
    expect(other.session()).toBe(waiting);
    await signIn(one, 'personal');
    page[event]();
    expect(other.session()).toEqual(ended);
    expect(await other.ports.identity.profile()).toMatchObject({ right: { email: 'personal@sandbox.test' } });
  });

  it('changes nothing in a tab where nobody is signed in yet, and does not end a later sign-in', async () => {
    await other.useCases.password.askForReset('legacy2fa@sandbox.test')();
    const before = other.session();
    await signIn(one, 'personal');
    await one.useCases.visit.useAnotherAccount()();
    page[event]();
    expect(other.session()).toBe(before);
    await signIn(other, 'linked');
    const signedIn = other.session();
    page[event]();
    expect(other.session()).toBe(signedIn);
    expect(endings).toBe(0);
  });
});

describe('the session cookie', () => {
  it('that this tab removes, because the tokens are refused, ends nobody a second time', async () => {
    const [, other, page] = twoTabs();
    let endings = 0;
    other.useCases.browser.onEnded(() => void (endings += 1));
    await signIn(other, 'linked');
    other.breaks('tokens', { _tag: 'SignedOut' });
    await other.useCases.visit.continue()();
    expect(other.ports.cookies.read('xe_session')).toBeNull();
    page.comeBack();
    expect(endings).toBe(0);
  });
});

describe('a page that is left', () => {
  it.each<[string, boolean, (app: TestApp) => Promise<unknown>]>([
    ['with a person', true, (app) => signIn(app, 'linked')],
    ['for another site', true, (app) => app.useCases.visit.returnToClient()()],
    ['in a sign-up of nobody yet', false, async (app) => app.useCases.signIn.storeTypedEmail('ada@example.test')],
  ])('%s is discarded: %s', async (_what, isDiscarded, act) => {
    const pageReturns = makeMemoryPageReturns();
    const app = await openVisit(() => ({ pageReturns }));
    await act(app);
    pageReturns.goAway();
    expect(pageReturns.isDiscarded()).toBe(isDiscarded);
  });
});
