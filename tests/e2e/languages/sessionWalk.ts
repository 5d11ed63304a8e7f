import { navigate, problem, signInAs, submit, type Stop, type Walk } from './walk.ts';
import { password } from '#tests/e2e/sign-in/signInPage.ts';

const stop = (at: Stop['at'], name: string, open: Stop['open']): Stop => ({ at, name, open });

const linked = Array.from({ length: 12 }, (_, at) => ({
  name: at % 3 === 0 ? `Ada Lovelace ${at + 1}` : `Analytical Engines ${at + 1} Ltd`,
  accountType: at % 3 === 0 ? ('Personal' as const) : ('Corporate' as const),
  mobileNumber: null,
}));

/** The screens after an identity provider, the selection of an account, and blocked cookies. */
export const sessionWalk: Walk = {
  name: 'session',
  stops: [
    stop('/account-type', 'sent without a choice', async ({ page, sandbox }) => {
      await page.goto(`${sandbox.origin('account.xe')}/signin`);
      await page.locator('[role="dialog"] button').nth(1).click();
      await page.getByRole('button', { name: /Google/ }).click();
      await page.getByRole('button', { name: 'Continue as stranger@sandbox.test' }).click();
      await page.waitForURL((url) => url.pathname === '/account-type');
      await submit(page);
      await problem(page);
    }),
    stop('/signin/account-selection', 'with many accounts', async ({ page, sandbox }) => {
      await sandbox.createAccount({ email: 'many@sandbox.test', password, accountType: 'Personal', linked });
      await navigate(page, '/signin');
      await signInAs(page, 'many', '/signin/account-selection');
    }),
    stop('/signin/account-selection', 'with no match', async ({ page }) => {
      await page.locator('main input[type="search"]').fill('Babbage');
      await page.getByText('Ada Lovelace 1', { exact: true }).waitFor({ state: 'detached' });
    }),
    stop('/signin', 'with blocked cookies', async ({ page, sandbox }) => {
      // Because: the page is in the pseudo-locale only if it can read the cookie, so this browser refuses to write alone.
      await page.addInitScript(() => {
        const { cookie } = document;
        const refuse = (): void => undefined;
        Object.defineProperty(document, 'cookie', { get: () => cookie, set: refuse });
      });
      await page.goto(`${sandbox.origin('account.xe')}/signin`);
      await page.locator('main ol').waitFor();
    }),
  ],
};
