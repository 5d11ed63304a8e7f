import type { Page } from '@playwright/test';
import type { RoutePath } from '#domain/navigation/routes.ts';
import { newestCode } from '#tests/e2e/code/codePage.ts';
import { enter, field, goOn, problem, signInAs, submit, submitTo, type Stop, type Walk } from './walk.ts';

const stop = (at: Stop['at'], is: string, come: Stop['come']): Stop => ({ at, is, come });

const codeOf = (page: Page) => field(page, 'code');
const channelsOf = (page: Page) => page.locator('main input[name="channel"]').first();

/** Another account that owes a second factor signs in on the same page. */
const owing =
  (name: string, next: RoutePath): Stop['come'] =>
  async ({ page }) => {
    await goOn(page, '/signin');
    await signInAs(page, name, next);
  };

const changeNumber = async (page: Page): Promise<void> => {
  await page.locator('main a[href="/2fa/change-number"]').click();
  await field(page, 'number').waitFor();
};

/** Every screen of the second factor, one account after another. */
export const secondFactor: Walk = {
  name: 'giving a second factor',
  stops: [
    stop('/2fa/verify-number', 'loaded anew', async (on) => {
      await enter(on, '/signin');
      await signInAs(on.page, 'legacy2fa', '/2fa/phone-validation');
      await submit(on.page);
      await codeOf(on.page).waitFor();
      await on.page.reload();
      await field(on.page, 'password').waitFor();
    }),
    stop('/2fa/phone-validation', 'with three ways', owing('whatsapp2fa', '/2fa/phone-validation')),
    // Because: until that is decided, the address is the one that was asked for.
    stop('/signin', 'about to be come back to', async ({ page }) => {
      await page.evaluate(() => window.history.back());
      await page.locator('dialog[open]').waitFor();
    }),
    stop('/2fa/verify-number', 'as it comes', async ({ page }) => {
      await page.locator('dialog[open] button').first().click();
      await submit(page);
      await codeOf(page).waitFor();
    }),
    stop('/2fa/verify-number', 'after a second code, and a wrong one', async ({ page }) => {
      await page.clock.fastForward(31_000);
      const sent = page.waitForResponse(/send2FA/);
      await page.locator('main form + div button').first().click();
      await sent;
      await codeOf(page).fill('000000');
      await submitTo(page, /validate2FA/);
      await problem(page);
    }),
    stop('/2fa/phone-validation', 'with one way', owing('landline2fa', '/2fa/phone-validation')),
    stop('/2fa/change-number', 'as it comes', ({ page }) => changeNumber(page)),
    stop('/2fa/choose-number', 'as it comes', owing('choose2fa', '/2fa/choose-number')),
    stop('/2fa/review-number', 'as it comes', owing('review2fa', '/2fa/review-number')),
    stop('/2fa/locked', 'as it comes', owing('locked2fa', '/2fa/locked')),
    stop('/2fa/verify-number', 'by email', owing('email2fa', '/2fa/verify-number')),
    stop('/2fa/verify-number', 'with a new number in force', async (on) => {
      const { page, sandbox } = on;
      await owing('sms2fa', '/2fa/phone-validation')(on);
      await changeNumber(page);
      await field(page, 'number').fill('07700 900155');
      await submit(page);
      await channelsOf(page).waitFor();
      await submit(page);
      await codeOf(page).waitFor();
      // Because: the sentence stays only until the visit goes on.
      await sandbox.fail({ path: 'getGSOTokens', hang: true });
      await codeOf(page).fill(await newestCode(sandbox, '+447700900155'));
      await submit(page);
      await codeOf(page).waitFor({ state: 'detached' });
    }),
  ],
};
