import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { ada, chosen, signUpIn } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import { goTo, leavesFor, partnerAddress, signIn, signInElsewhere } from '#tests/application/support/visits.ts';

const twoFactor = { right: { to: '/2fa/verify-number' } };
/** How often the marketing choice was saved, and whether the account has it. */
const saved = (tab: Tab) => [
  tab.made('saveMarketingPreference'),
  tab.app.engine.accounts().find(({ email }) => email === ada)?.marketing,
];

const submit = (tab: Tab, accountType: ChosenAccountType = 'Personal') =>
  signUpIn(tab).submit({ accountType, marketing: true });
const confirm = async (tab: Tab, accountType?: ChosenAccountType): Promise<unknown> => {
  await submit(tab, accountType);
  return signUpIn(tab).confirm(chosen);
};
const finish = (tab: Tab): Promise<unknown> => signUpIn(tab).finish();

/** An account that waits for its code, and whose owner gives a second factor by email. */
const withSecondFactor = async (query?: string, policy: 'Required' | 'BeforeSignIn' = 'Required'): Promise<Tab> => {
  const tab = await openTab(query);
  const draft = { email: ada, password: chosen, accountType: 'Personal', state: 'Unconfirmed' } as const;
  tab.app.engine.createAccount({ ...draft, twoFactor: policy });
  await tab.cases().signIn.submit({ email: ada, password: chosen })();
  return tab;
};

const verify = (tab: Tab): Promise<unknown> =>
  tab.cases().twoFactor.verify({ code: tab.newest(ada), password: chosen, rememberBrowser: false })();
const personalSite = /^https:\/\/transfer\.brand\.test\/personal-registration\?code=[^&]+$/;
const businessSite = /^https:\/\/transfer\.brand\.test\/corporate-registration\?code=[^&]+$/;
const transferSite = /^https:\/\/transfer\.brand\.test\?code=[^&]+$/;

describe('a sign-up that nobody requested', () => {
  it.each([
    ['Personal', personalSite],
    ['Business', businessSite],
  ] as const)('that begins at the root continues at the registration site of %s', async (accountType, site) => {
    const tab = await openTab('');
    await confirm(tab, accountType);
    expect(await finish(tab)).toEqual(leavesFor(site));
  });

  it('asks by name after a reload of the last screen, and does so then', async () => {
    const tab = await openTab('');
    await confirm(tab);
    tab.reload();
    expect(await finish(tab)).toEqual(E.right(toRoute('/continue')));
    expect(await goTo({ useCases: tab.cases() }, '/signup/creating')).toEqual(toRoute('/continue'));
    expect(tab.session()).toMatchObject({ person: { signedInAs: { email: ada } } });
    expect(await tab.cases().visit.continue()()).toEqual(leavesFor(personalSite));
    expect(saved(tab)).toEqual([1, true]);
  });

  it('does so after a second factor, also one that was missing already when the code was confirmed', async () => {
    const after = await withSecondFactor('');
    await confirm(after);
    expect(await finish(after)).toMatchObject(twoFactor);
    const before = await withSecondFactor('', 'BeforeSignIn');
    expect(await confirm(before)).toMatchObject(twoFactor);
    for (const tab of [after, before]) {
      expect(await verify(tab)).toEqual(leavesFor(personalSite));
      expect(saved(tab)).toEqual([1, true]);
    }
  });

  it('leaves nothing of it to the next person', async () => {
    const tab = await openTab('');
    await confirm(tab);
    expect(await signIn({ useCases: tab.cases() }, 'personal')).toEqual(leavesFor(transferSite));
  });

  it('asks the person whose sign-in in another tab replaced the session, and leaves nothing of it to them', async () => {
    const tab = await openTab('');
    await confirm(tab);
    await signInElsewhere(tab.app, 'business');
    expect(await finish(tab)).toEqual(E.right(toRoute('/continue')));
    expect(tab.session()).toMatchObject({ person: { signedInAs: { email: 'business@sandbox.test' } } });
    expect(await tab.cases().visit.continue()()).toEqual(leavesFor(transferSite));
    expect(tab.made('saveMarketingPreference')).toBe(0);
  });
});

describe('a sign-up that a partner requested', () => {
  it('saves the marketing choice once, after a second factor and a reload, and returns to the partner', async () => {
    const tab = await withSecondFactor();
    await confirm(tab);
    expect(await finish(tab)).toMatchObject(twoFactor);
    expect(saved(tab)).toEqual([0, false]);
    tab.reload();
    await goTo({ useCases: tab.cases() }, '/2fa/verify-number');
    expect(await verify(tab)).toEqual(leavesFor(partnerAddress));
    expect(saved(tab)).toEqual([1, true]);
    expect(tab.app.errors()).not.toContainEqual(expect.stringContaining('marketing'));
  });

  it('returns to the partner and logs it, if the choice cannot be saved', async () => {
    const tab = await withSecondFactor();
    await confirm(tab);
    await finish(tab);
    tab.breaks('saveMarketingPreference', { _tag: 'ServiceFailed' });
    expect(await verify(tab)).toEqual(leavesFor(partnerAddress));
    expect(tab.app.errors()).toContain('The marketing choice was not saved: ServiceFailed');
    expect(saved(tab)).toEqual([1, false]);
  });
});
