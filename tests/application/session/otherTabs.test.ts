import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { twoTabs } from '#tests/application/support/twoTabs.ts';
import { fromPartner, goTo, signedIn, signIn } from '#tests/application/support/visits.ts';
import { withEntryFault } from '#domain/session/changes.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';

describe('a sign-in in another tab', () => {
  let [one, other] = twoTabs(true);
  beforeEach(() => {
    [one, other] = twoTabs(true);
  });
  const isNoticed = (): boolean => other.useCases.browser.otherTabs.haveSignedIn();

  it('is noticed once it is complete, and not in its own tab', async () => {
    for (const [name, password] of [['personal', 'Wrong-horse-9'], ['linked'], ['sms2fa']] as const) {
      await signIn(one, name, password);
      expect(isNoticed()).toBe(false);
    }
    await signIn(one, 'personal');
    expect(isNoticed()).toBe(true);
    expect(one.useCases.browser.otherTabs.haveSignedIn()).toBe(false);
  });

  it('does not count while the partner wants a new sign-in', async () => {
    await goTo(other, '/', '?prompt=login');
    await signIn(one, 'personal');
    expect(isNoticed()).toBe(false);
  });

  it('leads to the page that names the person, not to the partner', async () => {
    await goTo(other, '/', fromPartner);
    await signIn(other, 'linked');
    await signIn(one, 'personal');
    expect(await other.useCases.browser.otherTabs.nameTheirs()()).toEqual(E.right(toRoute('/continue')));
    expect(isNoticed()).toBe(false);
    expect(await goTo(other, '/continue')).toBeNull();
    expect(other.session()).toMatchObject({
      person: { signedInAs: { email: 'personal@sandbox.test' }, linkedAccounts: [], chosenProfileId: null },
      typed: { email: null },
      visit: { redirect: 'https://partner.brand.test/back' },
      oAuth: { state: 's1' },
    });
  });

  it('ends when that tab signs out', async () => {
    let notified = 0;
    const stop = other.useCases.browser.otherTabs.subscribe(() => void (notified += 1));
    await signIn(one, 'personal');
    await one.useCases.visit.useAnotherAccount()();
    expect([isNoticed(), notified]).toEqual([false, 2]);
    stop();
    await signIn(one, 'personal');
    expect(notified).toBe(2);
  });
});

const answers = async ({ useCases: { browser } }: TestApp) => [
  browser.existingSession.mayExist(),
  await browser.existingSession.isLive(),
];

describe('existingSession', () => {
  it('may exist with a session cookie, and is live until the person signs out', async () => {
    const app = await signedIn();
    expect(await answers(app)).toEqual([true, true]);
    await app.useCases.visit.useAnotherAccount()();
    expect(await answers(app)).toEqual([false, false]);
  });

  it('is not live with a stale cookie, or without an answer', async () => {
    expect(await answers(makeTestApp({ cookies: { xe_session: 'stale' } }))).toEqual([true, false]);
    const unanswered = makeTestApp();
    unanswered.breaks('authenticationStatus', { _tag: 'Unreachable' });
    expect(await answers(unanswered)).toEqual([false, false]);
  });

  it('is not looked for after a fault that led to sign-in, and before a sign-in for a password change', async () => {
    const { useCases, ports } = await signedIn();
    ports.session.update(withEntryFault({ _tag: 'SignedOut' }));
    expect(useCases.browser.existingSession.mayExist()).toBe(false);
    const signedOut = makeTestApp({ cookies: { xe_session: 'stale' } }).useCases;
    await signedOut.password.openChange()();
    expect(signedOut.browser.existingSession.mayExist()).toBe(false);
  });
});
