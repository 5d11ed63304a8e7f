import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { ada, chosen, signUpIn } from '#tests/application/code/codeFlowFixtures.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import {
  answering,
  goTo,
  leavesFor,
  openVisit,
  partnerAddress,
  signInElsewhere,
} from '#tests/application/support/visits.ts';

const twoFactor = { right: { to: '/2fa/verify-number' } };
const atPartner = leavesFor(partnerAddress);
const personalSite = leavesFor(/^https:\/\/transfer\.brand\.test\/personal-registration\?code=[^&]+$/);
const transferSite = leavesFor(/^https:\/\/transfer\.brand\.test\?code=[^&]+$/);

/** How often the marketing choice was saved, and whether the account has it. */
const saved = (tab: TestApp) => [
  tab.made('saveMarketingPreference'),
  tab.engine.accounts().find(({ email }) => email === ada)?.marketing,
];
const finish = (tab: TestApp): Promise<unknown> => signUpIn(tab).finish();
const confirm = async (tab: TestApp, marketing = true): Promise<unknown> => {
  await signUpIn(tab).submit({ marketing });
  return signUpIn(tab).confirm(chosen);
};
const openConfirmed = async (query?: string, marketing?: boolean): Promise<TestApp> => {
  const tab = await openVisit(undefined, query);
  await confirm(tab, marketing);
  return tab;
};

/** An account that waits for its code, and whose owner gives a second factor by email. */
const openWithSecondFactor = async (policy: 'Required' | 'BeforeSignIn'): Promise<TestApp> => {
  const tab = await openVisit(undefined, '');
  const draft = { email: ada, password: chosen, accountType: 'Personal', state: 'Unconfirmed' } as const;
  tab.engine.createAccount({ ...draft, twoFactor: policy });
  await tab.useCases.signIn.submit({ email: ada, password: chosen })();
  return tab;
};
const verify = (tab: TestApp): Promise<unknown> =>
  tab.useCases.twoFactor.verify({ code: tab.newest(ada), password: chosen, rememberBrowser: false })();

describe('finishSignUp', () => {
  it('reports its steps in order, saves no choice that was not made, and redirects to the partner', async () => {
    const tab = await openConfirmed(undefined, false);
    const steps: string[] = [];
    expect(await tab.useCases.signUp.finish((step) => steps.push(step))()).toEqual(atPartner);
    expect(steps).toEqual(['Opening', 'Saving', 'Leaving']);
    expect(saved(tab)).toEqual([0, false]);
  });

  const atSignIn = E.right(toRoute('/signin'));
  it.each([
    ['SignedOut', atSignIn, atSignIn],
    ['EmailUnconfirmed', atSignIn, atSignIn],
    ['Unreachable', E.left({ _tag: 'Unreachable' }), atPartner],
  ] as const)('that meets %s can be tried again only if that may pass', async (_tag, ...answers) => {
    const tab = await openConfirmed();
    tab.breaks('tokens', { _tag });
    expect([await finish(tab), await finish(tab)]).toEqual(answers);
    expect(tab.session()).toMatchObject({ progress: { newAccount: 'ConfirmedHere' } });
    expect(tab.made('resendSignUpCode')).toBe(0);
  });

  it('leads nobody to the partner who has confirmed no account', async () => {
    const tab = await openConfirmed();
    await tab.useCases.visit.useAnotherAccount()();
    await signUpIn(tab).submit({ email: 'bob@example.test' });
    expect(await finish(tab)).not.toMatchObject({ right: { _tag: 'ClientRedirect' } });
  });

  it('asks for no second code, and for no second account: the form offers sign-in', async () => {
    const tab = await openConfirmed();
    expect(await signUpIn(tab).confirm()).toEqual(E.right(toRoute('/signup/creating')));
    expect(tab.made('confirmSignUp')).toBe(1);
    expect(await signUpIn(tab).submit()).toEqual(E.left({ _tag: 'UsernameTaken' }));
  });
});

describe('a sign-up that nobody requested', () => {
  it('asks by name after a reload of the last screen, and continues at the registration site then', async () => {
    const tab = await openConfirmed('');
    tab.reload();
    expect(await finish(tab)).toEqual(E.right(toRoute('/continue')));
    await goTo(tab, '/signup/creating');
    expect(await tab.useCases.visit.continue()()).toEqual(personalSite);
    expect(saved(tab)).toEqual([1, true]);
  });

  it('leaves nothing of it to a person whose sign-in in another tab replaced the session', async () => {
    const tab = await openConfirmed('');
    await signInElsewhere(tab, 'business');
    expect(await finish(tab)).toEqual(E.right(toRoute('/continue')));
    expect(await tab.useCases.visit.continue()()).toEqual(transferSite);
    expect(tab.made('saveMarketingPreference')).toBe(0);
  });
});

describe('a sign-up that waits for a second factor', () => {
  it.each(['Required', 'BeforeSignIn'] as const)('continues after it, also over a reload: %s', async (policy) => {
    const tab = await openWithSecondFactor(policy);
    const first = await confirm(tab);
    expect(policy === 'Required' ? await finish(tab) : first).toMatchObject(twoFactor);
    expect(saved(tab)).toEqual([0, false]);
    tab.reload();
    await goTo(tab, '/2fa/verify-number');
    expect(await verify(tab)).toEqual(personalSite);
    expect(saved(tab)).toEqual([1, true]);
  });

  it('keeps the marketing choice where the service asks for the factor when it is saved', async () => {
    const tab = await openConfirmed();
    tab.breaks('saveMarketingPreference', { _tag: 'TwoFactorIncomplete' });
    expect(await finish(tab)).toMatchObject(E.right({ to: expect.stringMatching(/^\/2fa\//) }));
    expect(tab.session()).toMatchObject({ typed: { marketing: true }, twoFactor: { requirement: 'InSession' } });
  });
});

it('a marketing choice without an answer stops the new account for five seconds, and is logged, and not saved again', async () => {
  const saveMarketingPreference = () => () => new Promise<never>(() => undefined);
  const app = await openVisit(answering(() => ({ saveMarketingPreference })));
  const acts = signUpIn(app);
  await acts.submit({ marketing: true });
  await acts.confirm();
  let isOver = false;
  const finishing = acts.finish().finally(() => (isOver = true));
  await expect.poll(() => app.made('saveMarketingPreference')).toBe(1);
  app.advance(4999);
  await new Promise(setImmediate);
  expect(isOver).toBe(false);
  app.advance(1);
  expect(await finishing).toEqual(atPartner);
  expect(app.errors()).toContain('The marketing choice was not saved: Unreachable');
  expect(app.session().typed.marketing).toBe(false);
});
