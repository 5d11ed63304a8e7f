import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeUseCases } from '#application/useCases.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { newSession } from '#domain/session/newSession.ts';
import { markOf } from '#domain/session/sessionCookie.ts';
import { makeMemoryPageReturns } from '#infrastructure/sandbox/memoryPageReturns.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { writeSession } from '#infrastructure/session/sessionCodec.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { twoTabs } from '#tests/application/support/twoTabs.ts';
import {
  answering,
  clientAt,
  fromPartner,
  goTo,
  openVisit,
  partnerAddress,
  signIn,
  signInElsewhere,
} from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';

const ended = withParts(newSession, { progress: { entryFault: { _tag: 'SignedOut' } } });
const cookieOf = ({ ports }: Pick<TestApp, 'ports'>): string | null => ports.cookies.read('xe_session');
const removal = { domain: null, path: '/', sameSite: 'Lax' } as const;

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

describe('the cookie of a session', () => {
  it('is that of the tokens, and not its value', async () => {
    const [one] = twoTabs();
    await signIn(one, 'linked');
    expect(one.session().person.cookie).toBe(markOf(cookieOf(one)));
    expect(writeSession(one.session())).not.toContain(cookieOf(one));
  });

  it('is compared at the start of a page, which a new visit at the root does not notice', async () => {
    const [one] = twoTabs();
    const storage = makeMemoryStorage();
    const load = (): Pick<TestApp, 'useCases'> => {
      const session = makeTabSessionStore(storage, () => null);
      const page = { path: '/continue', query: '', scheme: 'https:' } as const;
      return { useCases: makeUseCases({ ...one.ports, session }, context, page) };
    };
    await signIn(load(), 'linked');
    expect(load().useCases.session.get().person.linkedAccounts).not.toEqual([]);
    await signIn(one, 'business');
    const loaded = load();
    const forgotten = { person: { linkedAccounts: [], profileId: null }, typed: { email: null } };
    expect(loaded.useCases.session.get()).toMatchObject(forgotten);
    expect(await goTo(loaded, '/continue')).toEqual(toRoute('/signin'));
    await signIn(load(), 'linked');
    await signIn(one, 'business');
    expect(await goTo(load(), '/', '?prompt=login')).toEqual(toRoute('/signin'));
    expect(load().useCases.session.get().progress.entryFault).toBeNull();
  });

  it('is not compared while a call of this tab opens a session', async () => {
    let hear = (): void => undefined;
    const pageReturns = makeMemoryPageReturns();
    const app = await openVisit((ports) => ({
      ...answering(({ signIn: send }) => ({
        signIn:
          (...sent) =>
          async () => {
            const answer = await send(...sent)();
            hear();
            return answer;
          },
      }))(ports),
      pageReturns,
    }));
    await signIn(app, 'linked');
    hear = pageReturns.comeBack;
    expect(await signIn(app, 'personal')).toEqual(E.right(clientAt(partnerAddress)));
  });

  it.each([
    ['once', ['business'], true],
    ['twice', ['business', 'personal'], false],
  ] as const)('that changes %s while the tokens are read drops the first ones', async (_times, names, isTheirs) => {
    let elsewhere: ReadonlyArray<string> = names;
    const app = makeTestApp({
      replace: answering(({ tokens }) => ({
        tokens: (profileId) => async () => {
          const answer = await tokens(profileId)();
          const [name, ...rest] = elsewhere;
          elsewhere = rest;
          if (name !== undefined) await signInElsewhere(app, name);
          return answer;
        },
      })),
    });
    await signInElsewhere(app, 'linked');
    await goTo(app, '/continue');
    expect(app.made('tokens')).toBe(2);
    const { linkedAccounts, cookie } = app.session().person;
    expect(linkedAccounts).toEqual([]);
    expect(cookie === markOf(cookieOf(app))).toBe(isTheirs);
  });

  it('is compared before the page leaves for the partner', async () => {
    const app = await openVisit(
      answering(({ saveMarketingPreference }) => ({
        saveMarketingPreference:
          (...choice) =>
          async () => {
            await signInElsewhere(app, 'business');
            return saveMarketingPreference(...choice)();
          },
      })),
    );
    const password = seedPassword;
    const account = { email: 'ada@example.test', password, accountType: 'Personal', marketing: true } as const;
    await app.useCases.signUp.submit({ ...account, termsVersion: 'terms-1' })();
    await app.useCases.signUp.confirm({ code: app.newest(account.email), password })();
    expect(await app.useCases.signUp.finish(() => undefined)()).toEqual(E.right(toRoute('/signin')));
    expect(app.session()).toMatchObject({
      person: { authCode: null },
      progress: { entryFault: { _tag: 'SignedOut' } },
    });
    expect(await goTo(app, '/signin')).toBeNull();
  });

  it.each([
    [true, true],
    [false, false],
  ])('that is absent when tokens arrive: in production (%s) another one is compared (%s)', async (production, ends) => {
    const pageReturns = makeMemoryPageReturns();
    const settings = { ...context.settings, production };
    const app = makeTestApp({ context: { ...context, settings }, replace: () => ({ pageReturns }) });
    const { cookies } = app.ports;
    const session = makeTabSessionStore(makeMemoryStorage(), () => null);
    let isHidden = true;
    const ports = {
      ...app.ports,
      session,
      cookies: { ...cookies, read: (name: string) => (isHidden ? null : cookies.read(name)) },
    };
    const page = { path: '/', query: '', scheme: 'https:' } as const;
    const useCases = makeUseCases(ports, { ...context, settings }, page);
    await signIn({ useCases }, 'linked');
    isHidden = false;
    pageReturns.comeBack();
    expect(useCases.session.get().person.accessToken === null).toBe(ends);
  });

  it('that this tab removes, because the tokens are refused, ends nobody a second time', async () => {
    const [, other, page] = twoTabs();
    let endings = 0;
    other.useCases.browser.onEnded(() => void (endings += 1));
    await signIn(other, 'linked');
    other.breaks('tokens', { _tag: 'SignedOut' });
    await other.useCases.visit.continue()();
    expect(cookieOf(other)).toBeNull();
    page.comeBack();
    expect(endings).toBe(0);
  });
});

describe('a new sign-in that the partner wants', () => {
  const asked = async (): Promise<TestApp> => {
    const app = await openVisit(undefined, `${fromPartner}&prompt=login`);
    await signInElsewhere(app, 'social');
    return app;
  };
  const socialStatus = TE.right({ authenticated: true, email: 'social@sandbox.test', accountExists: true });

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
      answering(() => ({ socialStatus })),
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
