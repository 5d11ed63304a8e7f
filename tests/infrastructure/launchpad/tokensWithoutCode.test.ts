import * as E from 'fp-ts/Either';
import { assert, describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { setUpLaunchpadBrowser } from './launchpadTestApp.ts';

const newPassword = 'Quite-another-horse-2';
const withCode = /^https:\/\/partner\.brand\.test\/back\?code=[^&]+&state=s1$/;
const plain = /^https:\/\/partner\.brand\.test\/back$/;

const { sandbox, browser } = setUpLaunchpadBrowser();

const credentials = (name: string) => ({ email: `${name}@sandbox.test`, password: seedPassword });
const signIn = ({ useCases }: TestApp, name: string) => useCases.signIn.submit(credentials(name))();

const giveSecondFactor = async ({ useCases }: TestApp) => {
  await useCases.twoFactor.sendCode('sms')();
  const code = browser().newestCode('+447700900101');
  return useCases.twoFactor.verify({ code, password: null, rememberBrowser: false })();
};

const tokenOf = async ({ ports }: TestApp): Promise<string> => {
  const answer = await ports.identity.tokens(null)();
  assert(E.isRight(answer));
  return answer.right.accessToken;
};

/** Lets the service answer every token call with this token and without an auth code. */
const answerWithoutCode = (token: string): Promise<unknown> => {
  const body = { tokens: { access_token: token } };
  return sandbox().control('POST', '/api/faults', { path: '/getGSOTokens', status: 200, body });
};

/** A visit of the partner, after another visit of the same person that answers without a code from then on. */
const visitOf = async (name: string): Promise<TestApp> => {
  const earlier = await browser().openTab('');
  await signIn(earlier, name);
  await answerWithoutCode(await tokenOf(earlier));
  return browser().openTab();
};

const leavesFor = (address: RegExp) => E.right({ _tag: 'ClientRedirect', url: expect.stringMatching(address) });
const redirects = ({ ports }: TestApp): (() => number) => {
  let count = 0;
  ports.analyticsEvents.subscribe({
    onEvent: ({ event }) => void (count += event.name === 'Redirected' ? 1 : 0),
    onPageEvent: () => undefined,
  });
  return () => count;
};

describe('tokens without an auth code', () => {
  it('send a continued session to the partner without a code, which is tracked once', async () => {
    const tab = await visitOf('personal');
    const tracked = redirects(tab);
    expect(tab).toMatchObject({ arrived: toRoute('/continue') });
    expect(await tab.useCases.visit.continue()()).toEqual(leavesFor(plain));
    expect(tracked()).toBe(1);
  });

  it('keep the code of a sign-in', async () => {
    expect(await signIn(await visitOf('personal'), 'personal')).toEqual(leavesFor(withCode));
  });

  it('keep the code of a reset', async () => {
    const { useCases } = await visitOf('personal');
    const { email } = credentials('personal');
    await useCases.password.askForReset(email)();
    await useCases.password.enterResetCode(browser().newestCode(email))();
    expect(await useCases.password.reset({ code: null, password: newPassword })()).toEqual(leavesFor(withCode));
  });

  it('keep the code of the sign-in after an account is chosen', async () => {
    const tab = await visitOf('linked');
    expect(await signIn(tab, 'linked')).toEqual(E.right(toRoute('/signin/account-selection')));
    const [account] = tab.useCases.session.get().person.linkedAccounts;
    assert(account !== undefined);
    expect(await tab.useCases.signIn.selectAccount(account.profileId)()).toEqual(leavesFor(withCode));
  });

  it('send a continued session to the partner without a code after a second factor', async () => {
    const first = await browser().openTab('');
    await signIn(first, 'sms2fa');
    await giveSecondFactor(first);
    const token = await tokenOf(first);
    await signIn(await browser().openTab(''), 'sms2fa');
    const tab = await browser().openTab();
    expect(await tab.useCases.visit.continue()()).toEqual(E.right(toRoute('/2fa/phone-validation')));
    await answerWithoutCode(token);
    expect(await giveSecondFactor(tab)).toEqual(leavesFor(plain));
  });
});
