import { expect } from '@playwright/test';
import { newestCode } from '#tests/e2e/code/codePage.ts';
import { enter, field, goOn, problem, refuse, submit, submitTo, type Stop, type Walk } from './walk.ts';

const email = 'personal@sandbox.test';

const stop = (at: Stop['at'], is: string, come: Stop['come']): Stop => ({ at, is, come });

/** A password forgotten and replaced, the visit that goes on, a password changed and a first number given. */
export const replacingAPassword: Walk = {
  name: 'replacing a password',
  stops: [
    stop('/forgot-password', 'sent with nothing in it', async (on) => {
      await enter(on, '/forgot-password');
      await submit(on.page);
      await problem(on.page);
    }),
    stop('/forgot-password/email-verification', 'as it comes', async ({ page }) => {
      await field(page, 'email').fill(email);
      await submit(page);
      await field(page, 'code').waitFor();
    }),
    stop('/forgot-password/new-password', 'as it comes', async ({ page }) => {
      await field(page, 'code').fill('000000');
      await submit(page);
      await field(page, 'password').waitFor();
    }),
    stop('/forgot-password/new-password', 'with the code asked for again', async ({ page }) => {
      await field(page, 'password').fill('Quite-another-horse-2');
      await submitTo(page, /confirmForgotPassword/);
      await problem(page);
    }),
    stop('/continue', 'as it comes', async ({ page, sandbox }) => {
      await field(page, 'code').fill(await newestCode(sandbox, email));
      await field(page, 'password').fill('Quite-another-horse-2');
      await submit(page);
      await page.waitForURL((url) => url.hostname.startsWith('transfer.'));
      await page.goto(sandbox.origin('account.xe'));
      await page.waitForURL((url) => url.pathname === '/continue');
    }),
    stop('/continue', 'after a failure of the service', async (on) => {
      await refuse(on, 'getGSOTokens', [503, 'InternalFailureException']);
      await submit(on.page);
      await problem(on.page);
    }),
    stop('/change-password', 'with no code to be had', async (on) => {
      await refuse(on, 'authorization/forgotPassword', [500, 'InternalFailureException']);
      await goOn(on.page, '/change-password');
      await problem(on.page);
    }),
    stop('/change-password', 'refused', async ({ page }) => {
      await page.locator('main button').first().click();
      await field(page, 'code').fill('000000');
      await field(page, 'password').fill('short');
      await submit(page);
      await problem(page);
    }),
    stop('/2fa/add-number', 'with the list of countries', async ({ page }) => {
      await goOn(page, '/2fa/add-number');
      await page.locator('#country').fill('31');
      await page.getByRole('option').first().waitFor();
    }),
    stop('/2fa/add-number', 'with a number that is none', async ({ page }) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await field(page, 'number').fill('070 1234 5678');
      await submit(page);
      await problem(page);
    }),
  ],
};
