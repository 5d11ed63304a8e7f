import { describe, expect, it } from 'vitest';
import { inTwoFactor } from '#domain/session/changes.ts';
import { newSession } from '#domain/session/session.ts';
import { twoFactorRequired } from '#domain/two-factor/codeChanges.ts';
import { writeSession } from '#infrastructure/session/sessionCodec.ts';
import { makeMemoryBrowser } from '#infrastructure/sandbox/memoryTabs.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';

const password = 'Correct-horse-9';

/** Two tabs of one browser: they share the service, the cookies and the messages. */
const twoTabs = (): readonly [TestApp, TestApp] => {
  const browser = makeMemoryBrowser();
  const one = makeTestApp({ replace: () => ({ tabs: browser.openTab() }) });
  const { identity, cookies } = one.ports;
  return [one, makeTestApp({ replace: () => ({ identity, cookies, tabs: browser.openTab() }) })];
};

const signOutsIn = ({ useCases }: TestApp): (() => number) => {
  let signOuts = 0;
  useCases.signedOutElsewhere.subscribe(() => {
    signOuts += 1;
  });
  return () => signOuts;
};

describe('a sign-out in another tab', () => {
  it('makes this tab forget the person who is signed in, and keep the partner', async () => {
    const [one, other] = twoTabs();
    const signOuts = signOutsIn(other);
    const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
    await other.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
    await other.useCases.signIn({ email: 'linked@sandbox.test', password })();
    const { platform, redirect, oAuth } = other.useCases.session.get();
    await one.useCases.useAnotherAccount()();
    expect(other.useCases.session.get()).toEqual({
      ...newSession,
      platform,
      redirect,
      hasRequestedRedirect: true,
      oAuth,
    });
    expect(writeSession(other.useCases.session.get())).not.toMatch(/linked@|Linked/);
    expect(signOuts()).toBe(1);
  });

  it('makes this tab forget a sign-in that waits for its code, which the service has forgotten too', async () => {
    const [one, other] = twoTabs();
    const signOuts = signOutsIn(other);
    await other.useCases.signIn({ email: 'legacy2fa@sandbox.test', password })();
    expect(other.useCases.session.get()).toMatchObject({ password, profileId: null, twoFactor: { useWebLogin: true } });
    expect(await other.ports.identity.profile()).toMatchObject({ _tag: 'Right' });
    await one.useCases.useAnotherAccount()();
    expect(other.useCases.session.get()).toEqual(newSession);
    expect(signOuts()).toBe(1);
    expect(await other.ports.identity.profile()).toMatchObject({ _tag: 'Left' });
  });

  it('makes this tab forget a session whose second factor is missing, and which has no tokens', async () => {
    const [one, other] = twoTabs();
    const signOuts = signOutsIn(other);
    other.ports.session.update(inTwoFactor(twoFactorRequired));
    await one.useCases.useAnotherAccount()();
    expect(other.useCases.session.get()).toEqual(newSession);
    expect(signOuts()).toBe(1);
  });

  it('is not what a sign-in there counts as: this tab keeps its person', async () => {
    const [one, other] = twoTabs();
    const signOuts = signOutsIn(other);
    await other.useCases.signIn({ email: 'legacy2fa@sandbox.test', password })();
    const before = other.useCases.session.get();
    await one.useCases.signIn({ email: 'personal@sandbox.test', password })();
    expect(other.useCases.otherTabs.haveSignedIn()).toBe(true);
    expect(other.useCases.session.get()).toBe(before);
    expect(signOuts()).toBe(0);
  });

  it('changes nothing in a tab where nobody is signed in yet', async () => {
    const [one, other] = twoTabs();
    const signOuts = signOutsIn(other);
    await other.useCases.askForReset('legacy2fa@sandbox.test')();
    const before = other.useCases.session.get();
    await one.useCases.useAnotherAccount()();
    await one.useCases.signIn({ email: 'personal@sandbox.test', password })();
    expect(other.useCases.session.get()).toBe(before);
    expect(signOuts()).toBe(0);
  });
});
