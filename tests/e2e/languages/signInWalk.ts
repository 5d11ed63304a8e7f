import type { Page } from '@playwright/test';
import { field, navigate, problem, injectRefusal, signInAs, submit, submitTo, type Stop, type Walk } from './walk.ts';

const weblogin = 'authorization/weblogin';
const card = '[role="dialog"] button';

const stop = (name: string, open: Stop['open']): Stop => ({ at: '/signin', name, open });
const screen = (at: Exclude<Stop['at'], null>, name = 'on arrival'): Stop => ({
  at,
  name,
  open: ({ page }) => navigate(page, at),
});

const sendWrongPassword = async (page: Page): Promise<void> => {
  await field(page, 'password').fill('Wrong-horse-9');
  await submitTo(page, /weblogin/);
  await problem(page);
};

/** The sign-in screen, its faults, and the pages it can lead to. */
export const signInWalk: Walk = {
  name: 'sign-in',
  stops: [
    stop('with the consent card', async ({ page, sandbox }) => {
      await page.clock.install();
      await page.goto(`${sandbox.origin('transfer.xe')}/sign-in`);
      await page.locator(card).first().waitFor();
    }),
    stop('with the details of the consent card', async ({ page }) => {
      await page.locator(card).last().click();
      await page.getByRole('switch').first().waitFor();
    }),
    stop('offline', async ({ page }) => {
      await page.locator(card).last().click();
      await page.context().setOffline(true);
      await page.locator('main [role="status"]').filter({ hasText: /./ }).first().waitFor();
    }),
    stop('sent empty', async ({ page }) => {
      await page.context().setOffline(false);
      await submit(page);
      await problem(page);
    }),
    stop('with a visible password', async ({ page }) => {
      await field(page, 'password').fill('Wrong-horse-9');
      await page.locator('button[aria-controls="password"]').click();
    }),
    stop('after a wrong password', async ({ page }) => {
      await field(page, 'email').fill('personal@sandbox.test');
      await sendWrongPassword(page);
    }),
    stop('after too many tries', async (context) => {
      await injectRefusal(context, weblogin, [429, 'LimitExceededException']);
      await sendWrongPassword(context.page);
    }),
    stop('after a server error', async (context) => {
      await injectRefusal(context, weblogin, [500, 'InternalFailureException']);
      await sendWrongPassword(context.page);
    }),
    stop('sent offline', async ({ page }) => {
      await page.context().setOffline(true);
      await field(page, 'password').fill('Wrong-horse-9');
      await submit(page);
      await problem(page);
    }),
    stop('with a slow answer', async ({ page, sandbox }) => {
      await page.context().setOffline(false);
      await sandbox.fail({ path: weblogin, hang: true });
      const sent = page.waitForRequest(/weblogin/);
      await field(page, 'password').fill('Wrong-horse-9');
      await submit(page);
      await sent;
      await page.clock.runFor(9_000);
      await page.locator('main form [role="status"] + button').waitFor();
    }),
    stop('cancelled', async ({ page, sandbox }) => {
      const cancel = page.locator('main form [role="status"] + button');
      await cancel.click();
      await sandbox.clearFaults();
      await cancel.waitFor({ state: 'detached' });
    }),
    screen('/signin/locked'),
    screen('/signin/closed'),
    screen('/signin/error'),
    screen('/signup/error'),
    screen('/forgot-password/error'),
    screen('/idp/existing'),
    { at: null, name: 'page not found', open: ({ page }) => navigate(page, '/no-such-page') },
    {
      at: '/signin/email-verification',
      name: 'on arrival',
      open: async ({ page }) => {
        await navigate(page, '/signin');
        await signInAs(page, 'newemail', '/signin/email-verification');
        await field(page, 'code').waitFor();
      },
    },
  ],
};
