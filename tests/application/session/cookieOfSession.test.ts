import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { makeUseCases } from '#application/useCases.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { markOf } from '#domain/session/endings.ts';
import { makeMemoryPageReturns } from '#tests/support/memoryPageReturns.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { writeSession } from '#infrastructure/session/sessionCodec.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';
import { twoTabs } from '#tests/application/support/twoTabs.ts';
import { answering, goTo, openVisit, signIn, signInElsewhere } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const cookieOf = ({ ports }: Pick<TestApp, 'ports'>): string | null => ports.cookies.read('xe_session');

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
    let endings = 0;
    app.useCases.browser.onEnded(() => void (endings += 1));
    hear = pageReturns.comeBack;
    expect(await signIn(app, 'linked')).toEqual(E.right(toRoute('/signin/account-selection')));
    expect(endings).toBe(0);
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
});
