import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { owing, screens, twoFactorPage } from './twoFactorPage.ts';

test('no answer from the profile or the service that sends codes leads to sign-in, which says so', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/failed/);
  await comeFrom(page, sandbox);
  const at = twoFactorPage(page, sandbox);
  for (const [method, path] of [
    ['GET', 'profile'],
    ['POST', 'authorization/send2FA'],
  ] as const) {
    for (const [fault, words] of [
      [{ status: 500, body: {} }, 'Something went wrong on our side.'],
      [{ status: 403, body: {} }, "We couldn't sign you in."],
      [{ reset: true }, "We can't reach our service."],
    ] as const) {
      await sandbox.clearFaults();
      await sandbox.fail({ method, path, ...fault });
      await signInPage(page).signIn('sms2fa@sandbox.test');
      await expect(at.problem).toContainText(words);
      await expect(page).toHaveURL((url) => url.pathname === '/signin');
    }
  }
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await at.expectScreen(...screens.channel);
});

test('a code by email that the service refuses leads to the error page', async ({ page, sandbox, complaints }) => {
  complaints.expect(/Sending a code failed/);
  const refused = {
    authenticationResult: { success: false, challengeName: 'TwoFAEmail' },
    twoFactorAuthStatus: 'Enabled',
  };
  await sandbox.fail({ method: 'POST', path: 'authorization/send2FA', times: 9, status: 200, body: refused });
  await owing(page, sandbox, 'email2fa');
  await expect(page).toHaveURL((url) => url.pathname === '/signin/error');
});

test('a stranger who opens a two-factor screen is sent to sign-in', async ({ page, sandbox, complaints }) => {
  complaints.expect(/getGSOTokens|signed in/);
  for (const [, path] of Object.values(screens)) {
    await page.goto(`${sandbox.origin('account.xe')}${path}`);
    await expect(page).toHaveURL((url) => url.pathname === '/signin');
  }
});
