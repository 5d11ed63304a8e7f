import type { Page } from '@playwright/test';
import { field, goOn, problem, refuse, signInAs, submit, submitTo, type Ground, type Stop, type Walk } from './walk.ts';

const weblogin = 'authorization/weblogin';
const card = '[role="dialog"] button';

const stop = (is: string, come: Stop['come']): Stop => ({ at: '/signin', is, come });
const screen = (at: Exclude<Stop['at'], null>, is = 'as it comes'): Stop => ({
  at,
  is,
  come: ({ page }) => goOn(page, at),
});

const hear = ({ page }: Ground, news: string): Promise<void> =>
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel reaches its own origin alone
  page.evaluate((data) => new BroadcastChannel('account.tabs').postMessage(data), news);

const tryAgain = async (page: Page): Promise<void> => {
  await field(page, 'password').fill('Wrong-horse-9');
  await submitTo(page, /weblogin/);
  await problem(page);
};

/** Signing in, all that can go wrong there, and the pages it can end on. */
export const signingIn: Walk = {
  name: 'signing in',
  stops: [
    stop('asking about cookies', async ({ page, sandbox }) => {
      await page.clock.install();
      await page.goto(sandbox.origin('transfer.xe'));
      await page.getByRole('link', { name: 'Sign in' }).click();
      await page.locator(card).first().waitFor();
    }),
    stop('asking about each kind of cookie', async ({ page }) => {
      await page.locator(card).last().click();
      await page.getByRole('switch').first().waitFor();
    }),
    stop('sent with nothing in it', async ({ page }) => {
      await page.locator(card).last().click();
      await submit(page);
      await problem(page);
    }),
    stop('with a slip in the address and the password shown', async ({ page }) => {
      await field(page, 'email').fill('ada@gmial.com');
      await field(page, 'password').fill('Wrong-horse-9');
      await page.locator('button[aria-controls="password"]').click();
      await page.locator('main [role="status"] button').waitFor();
    }),
    stop('after a wrong password', async ({ page }) => {
      await field(page, 'email').fill('personal@sandbox.test');
      await tryAgain(page);
    }),
    stop('after too many tries', async (on) => {
      await refuse(on, weblogin, [429, 'LimitExceededException']);
      await tryAgain(on.page);
    }),
    stop('after a failure of the service', async (on) => {
      await refuse(on, weblogin, [500, 'InternalFailureException']);
      await tryAgain(on.page);
    }),
    stop('without a connection', async ({ page }) => {
      await page.context().setOffline(true);
      await field(page, 'password').fill('Wrong-horse-9');
      await submit(page);
      await page.locator('main > * [role="status"]').filter({ hasText: /./ }).first().waitFor();
      await problem(page);
    }),
    stop('taking longer than usual', async ({ page, sandbox }) => {
      await page.context().setOffline(false);
      await sandbox.fail({ path: weblogin, hang: true });
      const sent = page.waitForRequest(/weblogin/);
      await field(page, 'password').fill('Wrong-horse-9');
      await submit(page);
      await sent;
      await page.clock.runFor(9_000);
      await page.locator('main form [role="status"] + button').waitFor();
    }),
    stop('cancelled, and somebody signed in in another tab', async (on) => {
      await on.page.locator('main form [role="status"] + button').click();
      await on.sandbox.clearFaults();
      await hear(on, 'SignedIn');
      await on.page.locator('main [role="status"] + button').first().waitFor();
    }),
    {
      at: '/signin/locked',
      is: 'as it comes',
      come: async (on) => hear(on, 'SignedOut').then(() => goOn(on.page, '/signin/locked')),
    },
    screen('/signin/closed'),
    screen('/signin/error'),
    screen('/signup/error'),
    screen('/forgot-password/error'),
    screen('/idp/existing'),
    { at: null, is: 'nowhere', come: ({ page }) => goOn(page, '/no-such-page') },
    {
      at: '/signin/email-verification',
      is: 'as it comes',
      come: async ({ page }) => {
        await goOn(page, '/signin');
        await signInAs(page, 'newemail', '/signin/email-verification');
        await field(page, 'code').waitFor();
      },
    },
  ],
};
