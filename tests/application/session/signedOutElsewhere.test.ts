import { beforeEach, describe, expect, it } from 'vitest';
import { makeUseCases } from '#application/useCases.ts';
import { toRoute } from '#domain/navigation/destination.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import { makeMemoryStorage } from '#infrastructure/sandbox/memoryStorage.ts';
import { makeMemoryBrowser } from '#infrastructure/sandbox/memoryTabs.ts';
import { writeSession } from '#infrastructure/session/sessionCodec.ts';
import { makeTabSessionStore } from '#infrastructure/session/tabSessionStore.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { twoTabs } from '#tests/application/support/twoTabs.ts';
import { fromPartner, goTo, signIn } from '#tests/application/support/visits.ts';
import { context } from '#tests/arbitraries/appContext.ts';

const signOutsIn = ({ useCases }: TestApp): (() => number) => {
  let signOuts = 0;
  useCases.browser.signedOutElsewhere.subscribe(() => void (signOuts += 1));
  return () => signOuts;
};
const ended = { ...newSession, signOuts: 1, endedElsewhere: true };

describe.each<[string, boolean]>([
  ['that hears of it', true],
  ['that missed it and comes back', false],
])('a sign-out in another tab, in a tab %s', (_name, hearMessages) => {
  let [one, other, comeBack] = twoTabs(hearMessages);
  let signOuts = signOutsIn(other);
  beforeEach(() => {
    [one, other, comeBack] = twoTabs(hearMessages);
    signOuts = signOutsIn(other);
  });
  const signOutElsewhere = async (): Promise<Session> => {
    await one.useCases.visit.useAnotherAccount()();
    comeBack();
    return other.session();
  };

  it('makes this tab forget the person who is signed in, keep the partner, and lead to sign-in', async () => {
    await goTo(other, '/', fromPartner);
    await signIn(other, 'linked');
    const { visit, oAuth } = other.session();
    expect(visit).toMatchObject({ platform: 'XEMT', hasRequestedRedirect: true });
    expect(await signOutElsewhere()).toEqual({ ...ended, visit, oAuth });
    expect(writeSession(other.session())).not.toMatch(/linked@|Linked/);
    expect([signOuts(), other.useCases.browser.signedOutElsewhere.count()]).toEqual([1, 1]);
    expect(await goTo(other, '/signin/account-selection')).toEqual(toRoute('/signin'));
  });

  it('leads to sign-in although somebody else has signed in there since', async () => {
    await signIn(other, 'linked');
    await one.useCases.visit.useAnotherAccount()();
    await signIn(one, 'business');
    comeBack();
    expect(await goTo(other, '/continue')).toEqual(toRoute('/signin'));
    expect(other.session()).toMatchObject({
      person: { signedInAs: null, profileId: null },
      typed: { email: null },
    });
    expect(await goTo(other, '/continue')).toBeNull();
    expect(other.session()).toMatchObject({ person: { signedInAs: { email: 'business@sandbox.test' } } });
  });

  it('makes this tab forget a sign-in that waits for its code, which the service has forgotten too', async () => {
    await signIn(other, 'legacy2fa');
    expect(other.session()).toMatchObject({
      secrets: { password: seedPassword },
      person: { profileId: null },
      twoFactor: { requirement: 'BySignIn' },
    });
    expect(await other.ports.identity.profile()).toMatchObject({ _tag: 'Right' });
    expect(await signOutElsewhere()).toEqual(ended);
    expect(signOuts()).toBe(1);
    expect(await other.ports.identity.profile()).toMatchObject({ _tag: 'Left' });
  });

  it('changes nothing in a tab where nobody is signed in yet, and does not end a later sign-in', async () => {
    await other.useCases.password.askForReset('legacy2fa@sandbox.test')();
    const before = other.session();
    expect(await signOutElsewhere()).toEqual({ ...before, signOuts: 1 });
    await signIn(other, 'linked');
    const signedIn = other.session();
    comeBack();
    expect(other.session()).toBe(signedIn);
    expect(signOuts()).toBe(0);
  });
});

describe('no sign-out in another tab', () => {
  it('is a sign-in there: this tab keeps its person', async () => {
    const [one, other] = twoTabs(true);
    const signOuts = signOutsIn(other);
    await signIn(other, 'legacy2fa');
    const before = other.session();
    await signIn(one, 'personal');
    expect(other.useCases.browser.otherTabs.haveSignedIn()).toBe(true);
    expect(other.session()).toBe(before);
    expect(signOuts()).toBe(0);
  });

  it('is a sign-out in this tab, which ends no later sign-in here', async () => {
    const [one] = twoTabs(true);
    await signIn(one, 'personal');
    await one.useCases.visit.useAnotherAccount()();
    await signIn(one, 'linked');
    expect(one.ports.signOuts.read()).toBe(one.session().signOuts);
  });
});

describe('a tab that was discarded or on another site during a sign-out', () => {
  it('forgets the person when its page is loaded again, before a screen is shown', async () => {
    const [one] = twoTabs(true);
    const storage = makeMemoryStorage();
    const load = (): Pick<TestApp, 'useCases'> => {
      const session = makeTabSessionStore(storage, () => null);
      const tabs = makeMemoryBrowser().openTab();
      const page = { path: '/continue', query: '', scheme: 'https:' } as const;
      return { useCases: makeUseCases({ ...one.ports, session, tabs }, context, page) };
    };
    await signIn(load(), 'linked');
    expect(load().useCases.session.get().person.linkedAccounts).not.toEqual([]);
    await one.useCases.visit.useAnotherAccount()();
    await signIn(one, 'business');
    const loaded = load();
    const forgotten = { person: { linkedAccounts: [], profileId: null }, typed: { email: null } };
    expect(loaded.useCases.session.get()).toMatchObject(forgotten);
    expect(await goTo(loaded, '/continue')).toEqual(toRoute('/signin'));
    expect(load().useCases.session.get()).toMatchObject({ endedElsewhere: false });
  });
});
