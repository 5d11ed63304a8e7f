import { assert, describe, expect, it } from 'vitest';
import { toRoute } from '#domain/navigation/destination.ts';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { seedPassword } from '#infrastructure/sandbox/seeds.ts';
import type { TestApp } from '#tests/application/support/testApp.ts';
import { setUpLaunchpadBrowser } from './launchpadTestApp.ts';

const number = '+447700900101';
const refusal = { code: 'AccessDeniedException', message: 'The user has not completed 2FA' };
const atPartner = expect.stringMatching(/^https:\/\/partner\.brand\.test\/back\?code=[^&]+&state=s1$/);

const { sandbox, browser } = setUpLaunchpadBrowser();

const refuseTokens = (times?: number): Promise<unknown> =>
  sandbox().control('POST', '/api/faults', { path: '/getGSOTokens', status: 403, body: refusal, times });
const acceptTokens = (): Promise<unknown> => sandbox().control('DELETE', '/api/faults');

const signIn = async (name: string): Promise<TestApp> => {
  const tab = await browser().openTab();
  await tab.useCases.signIn.submit({ email: `${name}@sandbox.test`, password: seedPassword })();
  return tab;
};
const go = ({ useCases }: TestApp, to: RoutePath): Promise<unknown> =>
  useCases.runGuards({ to, query: '', scheme: 'https:' })();

const giveSecondFactor = async ({ useCases }: TestApp): Promise<unknown> => {
  await acceptTokens();
  await useCases.twoFactor.sendCode('sms')();
  const code = browser().newestCode(number);
  return useCases.twoFactor.verify({ code, password: null, rememberBrowser: false })();
};

describe('tokens that are refused because the second factor is missing', () => {
  it('lead a visit at the root to the second factor, keep the cookie, and the visit returns to the partner', async () => {
    await signIn('sms2fa');
    await refuseTokens();
    const tab = await browser().openTab();
    expect(tab.arrived).toEqual(toRoute('/2fa/phone-validation'));
    expect(browser().removedCookies()).toEqual([]);
    expect(tab.useCases.session.get().twoFactor).toMatchObject({ requirement: 'InSession' });
    expect(await giveSecondFactor(tab)).toMatchObject({ right: { url: atPartner } });
  });

  it.each(['/continue', '/signin/account-selection', '/2fa/verify-number'] as const)(
    'lead a visit at %s to the second factor, and keep the cookie',
    async (path) => {
      await signIn('sms2fa');
      await refuseTokens();
      const tab = browser().openEmptyTab();
      expect(await go(tab, path)).toEqual(toRoute('/2fa/phone-validation'));
      expect(browser().removedCookies()).toEqual([]);
      expect(await giveSecondFactor(tab)).toMatchObject({ right: { _tag: 'ClientRedirect' } });
    },
  );

  it('lead a return from an identity provider to the second factor', async () => {
    await sandbox().control('POST', '/api/accounts', {
      email: 'social2fa@sandbox.test',
      password: seedPassword,
      accountType: 'Personal',
      providers: ['google'],
      twoFactor: 'Required',
      phone: number,
    });
    const tab = await browser().openTab();
    await browser().signInAtProvider('google', 'social2fa@sandbox.test');
    await refuseTokens();
    expect(await go(tab, '/idp/continue')).toEqual(toRoute('/2fa/phone-validation'));
    expect(browser().removedCookies()).toEqual([]);
    expect(await giveSecondFactor(tab)).toMatchObject({ right: { _tag: 'ClientRedirect' } });
  });

  it('lead "Continue" and the choice of an account to the second factor', async () => {
    await signIn('sms2fa');
    const continuing = await browser().openTab();
    expect(continuing.arrived).toEqual(toRoute('/continue'));
    await refuseTokens();
    expect(await continuing.useCases.visit.continue()()).toMatchObject({ right: toRoute('/2fa/phone-validation') });
    await acceptTokens();
    const choosing = await signIn('linked');
    const [account] = choosing.useCases.session.get().person.linkedAccounts;
    assert(account !== undefined);
    await refuseTokens(1);
    const chosen = await choosing.useCases.signIn.selectAccount(account.profileId)();
    expect(chosen).toMatchObject({ right: { _tag: 'Route', to: expect.stringMatching(/^\/2fa\//) } });
    expect(choosing.useCases.session.get().twoFactor.requirement).not.toBe('None');
  });
});

describe('tokens that are refused for another reason', () => {
  it('remove the cookie and lead to sign-in', async () => {
    await signIn('sms2fa');
    await sandbox().control('POST', '/api/faults', {
      path: '/getGSOTokens',
      status: 403,
      body: { code: 'X', message: 'No' },
    });
    const tab = await browser().openTab();
    expect(tab.arrived).toEqual(toRoute('/signin'));
    expect(browser().removedCookies()).toEqual(['xe_session']);
    expect(tab.useCases.session.get().twoFactor.requirement).toBe('None');
  });
});
