import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { ada, chosen } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import { requestContext, seed } from '#tests/contracts/identityFixture.ts';

const guest = { email: ada, password: chosen, termsVersion: 'terms-1', marketing: true } as const;
const twoFactor = { to: '/2fa/verify-number' };
const account = (tab: Tab) => tab.app.engine.accounts().find(({ email }) => email === ada);

const confirm = async (tab: Tab, accountType: 'Personal' | 'Business' = 'Personal'): Promise<void> => {
  await tab.cases().signUp.submit({ ...guest, accountType })();
  await tab.cases().signUp.confirm({ code: tab.newest(ada), password: chosen })();
};

/** An account that waits for its code, and whose owner gives a second factor by email. */
const withSecondFactor = async (query?: string, policy: 'Required' | 'BeforeSignIn' = 'Required'): Promise<Tab> => {
  const tab = await openTab(query);
  tab.app.engine.createAccount({
    email: ada,
    password: chosen,
    accountType: 'Personal',
    state: 'Unconfirmed',
    twoFactor: policy,
  });
  await tab.cases().signIn.submit({ email: ada, password: chosen })();
  return tab;
};

const finish = (tab: Tab): Promise<E.Either<unknown, unknown>> => tab.cases().signUp.finish(() => undefined)();
const verify = (tab: Tab): Promise<E.Either<unknown, unknown>> =>
  tab.cases().twoFactor.verify({ code: tab.newest(ada), password: chosen, rememberBrowser: false })();
const leavesFor = (address: RegExp) => E.right({ _tag: 'ClientRedirect', url: expect.stringMatching(address) });

const personalSite = /^https:\/\/transfer\.brand\.test\/personal-registration\?code=[^&]+$/;
const partner = /^https:\/\/partner\.brand\.test\/back\?code=[^&]+&state=s1$/;

describe('a sign-up that nobody requested', () => {
  it.each([
    ['Personal', personalSite],
    ['Business', /^https:\/\/transfer\.brand\.test\/corporate-registration\?code=[^&]+$/],
  ] as const)('that begins at the root continues at the registration site of %s', async (accountType, site) => {
    const tab = await openTab('');
    await confirm(tab, accountType);
    expect(await finish(tab)).toEqual(leavesFor(site));
  });

  it('asks by name after a reload of the last screen, and does so then', async () => {
    const tab = await openTab('');
    await confirm(tab);
    tab.reload();
    expect(await tab.cases().runGuards({ to: '/signup/creating', query: '', scheme: 'https:' })()).toEqual(
      toRoute('/continue'),
    );
    expect(tab.session()).toMatchObject({ person: { signedInAs: { email: ada } } });
    expect(await tab.cases().visit.continue()()).toEqual(leavesFor(personalSite));
    expect(account(tab)?.marketing).toBe(true);
  });

  it('does so after a second factor', async () => {
    const tab = await withSecondFactor('');
    await confirm(tab);
    expect(await finish(tab)).toMatchObject({ right: twoFactor });
    expect(await verify(tab)).toEqual(leavesFor(personalSite));
  });

  it('does so after a second factor that was missing already when the code was confirmed', async () => {
    const tab = await withSecondFactor('', 'BeforeSignIn');
    await tab.cases().signUp.submit({ ...guest, accountType: 'Personal' })();
    const confirmed = await tab.cases().signUp.confirm({ code: tab.newest(ada), password: chosen })();
    expect(confirmed).toMatchObject({ right: twoFactor });
    expect(await verify(tab)).toEqual(leavesFor(personalSite));
    expect(account(tab)?.marketing).toBe(true);
  });

  it('leaves nothing of it to the next person', async () => {
    const tab = await openTab('');
    await confirm(tab);
    const signedIn = await tab.cases().signIn.submit({ email: 'personal@sandbox.test', password: 'Correct-horse-9' })();
    expect(signedIn).toEqual(leavesFor(/^https:\/\/transfer\.brand\.test\?code=[^&]+$/));
  });

  it('asks the person whose sign-in in another tab replaced the session, and leaves nothing of it to them', async () => {
    const tab = await openTab('');
    await confirm(tab);
    await tab.app.ports.identity.signIn(seed('business'), requestContext)();
    expect(await finish(tab)).toEqual(E.right(toRoute('/continue')));
    expect(tab.session()).toMatchObject({ person: { signedInAs: { email: 'business@sandbox.test' } } });
    expect(await tab.cases().visit.continue()()).toEqual(leavesFor(/^https:\/\/transfer\.brand\.test\?code=[^&]+$/));
    expect(tab.calls('saveMarketingPreference')).toBe(0);
  });
});

describe('a sign-up that a partner requested', () => {
  it('returns to the partner, also after a second factor and a reload', async () => {
    const tab = await withSecondFactor();
    await confirm(tab);
    expect(await finish(tab)).toMatchObject({ right: twoFactor });
    tab.reload();
    await tab.cases().runGuards({ to: '/2fa/verify-number', query: '', scheme: 'https:' })();
    expect(await verify(tab)).toEqual(leavesFor(partner));
  });
});

describe('a marketing choice that waits for a second factor', () => {
  it('is saved once, after it', async () => {
    const tab = await withSecondFactor();
    await confirm(tab);
    await finish(tab);
    expect([tab.calls('saveMarketingPreference'), account(tab)?.marketing]).toEqual([0, false]);
    expect(await verify(tab)).toEqual(leavesFor(partner));
    expect([tab.calls('saveMarketingPreference'), account(tab)?.marketing]).toEqual([1, true]);
    expect(tab.app.errors()).not.toContainEqual(expect.stringContaining('marketing'));
  });

  it('survives a reload of the code screen', async () => {
    const tab = await withSecondFactor();
    await confirm(tab);
    await finish(tab);
    tab.reload();
    await tab.cases().runGuards({ to: '/2fa/verify-number', query: '', scheme: 'https:' })();
    expect(await verify(tab)).toEqual(leavesFor(partner));
    expect([tab.calls('saveMarketingPreference'), account(tab)?.marketing]).toEqual([1, true]);
  });

  it('is only logged if it cannot be saved', async () => {
    const tab = await withSecondFactor();
    await confirm(tab);
    await finish(tab);
    tab.breaks('saveMarketingPreference', { _tag: 'ServiceFailed' });
    expect(await verify(tab)).toEqual(leavesFor(partner));
    expect(tab.app.errors()).toContain('The marketing choice was not saved: ServiceFailed');
    expect(tab.calls('saveMarketingPreference')).toBe(1);
  });
});
