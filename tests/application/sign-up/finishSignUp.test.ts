import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { ada, chosen, signUpIn, type SignUpActs } from '#tests/application/code/codeFlowFixtures.ts';
import { openTab, type Tab } from '#tests/application/code/tab.ts';
import { goTo, leavesFor, partnerAddress } from '#tests/application/support/visits.ts';

let tab: Tab;
let acts: SignUpActs;
beforeEach(async () => {
  tab = await openTab();
  acts = signUpIn(tab);
});

const confirmed = async (): Promise<void> => {
  await acts.submit();
  await acts.confirm();
};
const atPartner = leavesFor(partnerAddress);

describe('a confirmed account whose tokens fail', () => {
  it.each(['SignedOut', 'EmailUnconfirmed'] as const)('leads to sign-in with its email after %s', async (_tag) => {
    await confirmed();
    tab.breaks('tokens', { _tag });
    expect(await acts.finish()).toEqual(E.right(toRoute('/signin')));
    expect(tab.session()).toMatchObject({ typed: { email: ada }, progress: { newAccount: 'ConfirmedHere' } });
    expect(tab.made('resendSignUpCode')).toBe(0);
    expect(await acts.finish()).toEqual(E.right(toRoute('/signin')));
  });

  it('can be tried again after a fault that may pass', async () => {
    await confirmed();
    for (const _tag of ['RateLimited', 'Unreachable', 'Cancelled'] as const) {
      tab.breaks('tokens', { _tag, retryAfterMs: 1000 });
      expect(await acts.finish()).toMatchObject(E.left({ _tag }));
    }
    expect(await acts.finish()).toEqual(atPartner);
  });

  it('is not asked for its code again when the form is sent again: the form offers sign-in', async () => {
    await confirmed();
    expect(await acts.submit()).toEqual(E.left({ _tag: 'UsernameTaken' }));
  });
});

it('a code that is confirmed again, once it was accepted, leads on without its password', async () => {
  await confirmed();
  const { confirm } = tab.cases().signUp;
  expect(await confirm({ code: tab.newest(ada), password: null })()).toEqual(E.right(toRoute('/signup/creating')));
  expect(tab.made('confirmSignUp')).toBe(1);
});

describe('finishSignUp', () => {
  it('reports its steps in order and redirects to the partner', async () => {
    await confirmed();
    const steps: Array<string> = [];
    expect(await tab.cases().signUp.finish((step) => steps.push(step))()).toEqual(atPartner);
    expect(steps).toEqual(['Opening', 'Saving', 'Leaving']);
    expect(tab.made('saveMarketingPreference')).toBe(0);
  });

  it('keeps the marketing choice where the service asks for a second factor first', async () => {
    await acts.submit({ marketing: true });
    await acts.confirm();
    tab.breaks('saveMarketingPreference', { _tag: 'TwoFactorIncomplete' });
    expect(await acts.finish()).toMatchObject(E.right({ to: expect.stringMatching(/^\/2fa\//) }));
    expect(tab.session()).toMatchObject({ typed: { marketing: true }, twoFactor: { requirement: 'InSession' } });
  });

  it('is open to the document that confirmed the account only: after a reload, a sign-in does not open it again', async () => {
    await confirmed();
    expect(await goTo({ useCases: tab.cases() }, '/signup/creating')).toBeNull();
    tab.reload();
    expect(tab.session().progress.newAccount).toBe('ConfirmedBefore');
    await tab.cases().signIn.submit({ email: ada, password: chosen })();
    expect(await goTo({ useCases: tab.cases() }, '/signup/creating')).toEqual(toRoute('/continue'));
  });

  it('leads nobody to the partner who has confirmed no account', async () => {
    await confirmed();
    expect(await acts.finish()).toEqual(atPartner);
    await tab.cases().visit.useAnotherAccount()();
    await acts.submit({ email: 'bob@example.test' });
    expect(await acts.finish()).not.toMatchObject({ right: { _tag: 'ClientRedirect' } });
  });

  it('redirects after a second account of the same email to where that one was requested', async () => {
    await confirmed();
    expect(await acts.finish()).toEqual(atPartner);
    tab.app.engine.reset();
    await goTo({ useCases: tab.cases() }, '/', '?redirect_uri=https://partner.brand.test/back&state=s2');
    await confirmed();
    expect(await acts.finish()).toEqual(leavesFor(/^https:\/\/partner\.brand\.test\/back\?code=.+&state=s2$/));
  });
});
