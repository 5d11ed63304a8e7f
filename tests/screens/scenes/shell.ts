import type { Scene } from '#tests/screens/scene.ts';
import { emailField, signIn, submit, waitForPath } from '#tests/screens/signInScene.ts';

/** The screens outside the flows: loading, not found, and start-up faults. */
export const scenes: readonly Scene[] = [
  {
    name: 'shell/not-found',
    at: '/no-such-page',
    run: async ({ page, sandbox, brand }) => {
      await page.goto(`${sandbox.origin(`account.${brand}`)}/no-such-page`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'shell/loading',
    at: '/account-type',
    isBusy: true,
    run: async ({ page, sandbox, brand }) => {
      await sandbox.fail({ path: '/env/config.json', hang: true });
      await page.goto(`${sandbox.origin(`account.${brand}`)}/account-type`);
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'shell/no-configuration',
    at: '/signin',
    run: async ({ page, sandbox, brand }) => {
      await sandbox.fail({ path: '/env/config.json', status: 500, body: {} });
      await page.goto(`${sandbox.origin(`account.${brand}`)}/signin`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'shell/without-theme',
    at: '/signin',
    run: async ({ page, sandbox, brand }) => {
      await sandbox.fail({ host: 'content.localhost', path: '', status: 503, body: {} });
      await page.goto(`${sandbox.origin(`account.${brand}`)}/signin`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'shell/control-room',
    at: 'sandbox/',
    brands: ['xe'],
    run: async (context) => {
      const { page, sandbox } = context;
      await page.goto(`${sandbox.origin('account.xe')}/forgot-password`);
      // Because: only a person who accepts causes events.
      await page.locator('#cookie-settings').click();
      await page.locator('[role="dialog"]').getByRole('button').first().click();
      await emailField(page).fill('personal@sandbox.test');
      await submit(page).click();
      await waitForPath(page, '/forgot-password/email-verification');
      await signIn(context, 'email2fa@sandbox.test');
      await page.locator('input[name="code"]').waitFor();
      await page.goto(sandbox.origin('sandbox'));
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
