import type { Page } from '@playwright/test';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { newestCode, typeCode } from '#tests/e2e/code/codePage.ts';
import { enter, field, navigate, problem, signInAs, submit, submitTo, type Stop, type Walk } from './walk.ts';
import { createChangeAccount } from '#tests/e2e/two-factor/createChangeAccount.ts';
import { codeOf } from '#tests/support/codes.ts';

const stop = (at: Stop['at'], name: string, open: Stop['open']): Stop => ({ at, name, open });

const codeField = (page: Page) => field(page, 'code');
const channelsOf = (page: Page) => page.locator('main input[name="channel"]').first();

/** Signs in with another two-factor account on the same page. */
const signInWith =
  (name: string, next: RoutePath): Stop['open'] =>
  async ({ page }) => {
    await navigate(page, '/signin');
    await signInAs(page, name, next);
  };

/** Signs in an account that needs no second factor, and opens the screen that changes its number. */
const openNumberChange: Stop['open'] = async ({ page, sandbox }) => {
  await createChangeAccount(sandbox);
  await navigate(page, '/signin');
  await signInAs(page, 'change', '/signin/account-selection');
  // Because: the root path starts a new visit, which knows nothing of the second factors before.
  await page.goto(sandbox.origin('account.xe'));
  await page.waitForURL(({ pathname }) => pathname === '/continue');
  await page.locator('h1').waitFor();
  await navigate(page, '/2fa/change-number');
};

/** Every two-factor screen, one account after another. */
export const twoFactorWalk: Walk = {
  name: 'two-factor',
  stops: [
    stop('/2fa/verify-number', 'after a reload', async (context) => {
      await enter(context, '/signin');
      await signInAs(context.page, 'legacy2fa', '/2fa/phone-validation');
      await submit(context.page);
      await codeField(context.page).waitFor();
      await context.page.reload();
      await field(context.page, 'password').waitFor();
    }),
    stop('/2fa/phone-validation', 'with three channels', signInWith('whatsapp2fa', '/2fa/phone-validation')),
    stop('/2fa/verify-number', 'on arrival', async ({ page }) => {
      await submit(page);
      await codeField(page).waitFor();
    }),
    // Because: until the person decides, the address is already the one that Back leads to.
    stop('/signin', 'with the leave dialog', async ({ page }) => {
      await page.evaluate(() => window.history.back());
      await channelsOf(page).waitFor();
      await page.evaluate(() => window.history.back());
      await page.locator('dialog[open]').waitFor();
    }),
    stop('/2fa/verify-number', 'after a second code and a wrong one', async ({ page }) => {
      await page.locator('dialog[open] button').first().click();
      await submit(page);
      await codeField(page).waitFor();
      await page.clock.fastForward(31_000);
      const sent = page.waitForResponse(/send2FA/);
      await page.locator('main form button[type="button"]').first().click();
      await sent;
      await typeCode(codeField(page), codeOf('0'));
      await submitTo(page, /validate2FA/);
      await problem(page);
    }),
    stop('/2fa/phone-validation', 'with one channel', signInWith('landline2fa', '/2fa/phone-validation')),
    stop('/2fa/choose-number', 'on arrival', signInWith('choose2fa', '/2fa/choose-number')),
    stop('/2fa/review-number', 'on arrival', signInWith('review2fa', '/2fa/review-number')),
    stop('/2fa/locked', 'on arrival', signInWith('locked2fa', '/2fa/locked')),
    stop('/2fa/verify-number', 'by email', signInWith('email2fa', '/2fa/verify-number')),
    stop('/2fa/change-number', 'on arrival', openNumberChange),
    stop('/2fa/phone-validation', 'with a changed number', async ({ page }) => {
      await field(page, 'number').fill('07700 900155');
      await submit(page);
      await channelsOf(page).waitFor();
    }),
    stop('/2fa/verify-number', 'after a changed number', async ({ page, sandbox }) => {
      await submit(page);
      await codeField(page).waitFor();
      // Because: the confirmation disappears as soon as the sign-in completes.
      await sandbox.fail({ path: 'getGSOTokens', hang: true });
      await typeCode(codeField(page), await newestCode(sandbox, '+447700900155'));
      await submit(page);
      await codeField(page).waitFor({ state: 'detached' });
    }),
  ],
};
