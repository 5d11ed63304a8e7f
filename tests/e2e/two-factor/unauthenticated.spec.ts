import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { signInToTwoFactor, screens, twoFactorPage } from './twoFactorPage.ts';

test('a fault of the profile or of sending a code leads to sign-in with a message', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/failed/);
  await openSignInFrom(page, sandbox);
  const twoFactor = twoFactorPage(page, sandbox);
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
      await expect(twoFactor.problem).toContainText(words);
      await expect(page).toHaveURL((url) => url.pathname === '/signin');
    }
  }
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await twoFactor.expectScreen(...screens.channel);
});

test('a refused code by email leads to the error page', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/Sending a code failed/);
  const refused = {
    authenticationResult: { success: false, challengeName: 'TwoFAEmail' },
    twoFactorAuthStatus: 'Enabled',
  };
  await sandbox.fail({ method: 'POST', path: 'authorization/send2FA', times: 9, status: 200, body: refused });
  await signInToTwoFactor(page, sandbox, 'email2fa');
  await expect(page).toHaveURL((url) => url.pathname === '/signin/error');
});

test('a signed-out visitor who opens a two-factor screen is redirected to sign-in', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/getGSOTokens|signed in/);
  for (const [, path] of Object.values(screens)) {
    await page.goto(`${sandbox.origin('account.xe')}${path}`);
    await expect(page).toHaveURL((url) => url.pathname === '/signin');
  }
});
