import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { makeMemoryBrowser } from '#infrastructure/sandbox/memoryTabs.ts';
import { makeTestApp, type TestApp } from '#tests/application/support/testApp.ts';

const password = 'Correct-horse-9';

const twoTabs = (): readonly [TestApp, TestApp] => {
  const browser = makeMemoryBrowser();
  const open = (): TestApp => makeTestApp({ replace: () => ({ tabs: browser.openTab() }) });
  return [open(), open()];
};

describe('a sign-in in another tab', () => {
  it('is noticed once it is complete, and not in its own tab', async () => {
    const [one, other] = twoTabs();
    await one.useCases.signIn.submit({ email: 'personal@sandbox.test', password: 'Wrong-horse-9' })();
    expect(other.useCases.browser.otherTabs.haveSignedIn()).toBe(false);
    await one.useCases.signIn.submit({ email: 'personal@sandbox.test', password })();
    expect(other.useCases.browser.otherTabs.haveSignedIn()).toBe(true);
    expect(one.useCases.browser.otherTabs.haveSignedIn()).toBe(false);
  });

  it('is not complete before account selection and second factor', async () => {
    const [one, other] = twoTabs();
    await one.useCases.signIn.submit({ email: 'linked@sandbox.test', password })();
    await one.useCases.signIn.submit({ email: 'sms2fa@sandbox.test', password })();
    expect(other.useCases.browser.otherTabs.haveSignedIn()).toBe(false);
  });

  it('does not count while the partner wants a new sign-in', async () => {
    const [one, other] = twoTabs();
    await other.useCases.runGuards({ to: '/', query: '?prompt=login', scheme: 'https:' })();
    await one.useCases.signIn.submit({ email: 'personal@sandbox.test', password })();
    expect(other.useCases.browser.otherTabs.haveSignedIn()).toBe(false);
  });

  it('leads to the page that names the person, not to the partner', async () => {
    const browser = makeMemoryBrowser();
    const one = makeTestApp({ replace: () => ({ tabs: browser.openTab() }) });
    const other = makeTestApp({ replace: () => ({ tabs: browser.openTab(), identity: one.ports.identity }) });
    const query = '?redirect_uri=https://partner.brand.test/back&state=s1';
    await other.useCases.runGuards({ to: '/', query, scheme: 'https:' })();
    await other.useCases.signIn.submit({ email: 'linked@sandbox.test', password })();
    await one.useCases.signIn.submit({ email: 'personal@sandbox.test', password })();
    expect(await other.useCases.browser.otherTabs.nameTheirs()()).toEqual({
      _tag: 'Right',
      right: toRoute('/continue'),
    });
    expect(other.useCases.browser.otherTabs.haveSignedIn()).toBe(false);
    expect(await other.useCases.runGuards({ to: '/continue', query: '', scheme: 'https:' })()).toBeNull();
    expect(other.useCases.session.get()).toMatchObject({
      person: { signedInAs: { email: 'personal@sandbox.test' }, linkedAccounts: [], chosenProfileId: null },
      typed: { email: null },
      visit: { redirect: 'https://partner.brand.test/back' },
      oAuth: { state: 's1' },
    });
  });

  it('ends when that tab signs out', async () => {
    const [one, other] = twoTabs();
    let notified = 0;
    const stop = other.useCases.browser.otherTabs.subscribe(() => {
      notified += 1;
    });
    await one.useCases.signIn.submit({ email: 'personal@sandbox.test', password })();
    await one.useCases.visit.useAnotherAccount()();
    expect(other.useCases.browser.otherTabs.haveSignedIn()).toBe(false);
    expect(notified).toBe(2);
    stop();
    await one.useCases.signIn.submit({ email: 'personal@sandbox.test', password })();
    expect(notified).toBe(2);
  });
});
