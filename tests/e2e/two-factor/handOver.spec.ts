import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { historyLength } from '#tests/e2e/fixtures/historyLength.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, password } from '#tests/e2e/sign-in/signInPage.ts';
import { signInToTwoFactor, screens, twoFactorPage } from './twoFactorPage.ts';

const sms = '+447700900101';
const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave two-step verification?' });
const goBack = (page: Page): Promise<void> => page.evaluate(() => window.history.back());

const sentWithoutCode = {
  method: 'POST',
  path: 'authorization/send2FA',
  times: 1,
  status: 200,
  headers: { 'retry-after': '75' },
  body: {
    verificationChannels: ['SMS', 'CALL'],
    twoFactorAuthStatus: 'Enabled',
    authenticationResult: { success: true, challengeName: 'TwoFASMS' },
  },
} as const;

test('leaving two-factor shows a dialog first', async ({ page, sandbox }) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'sms2fa');
  await twoFactor.expectScreen(...screens.channel);
  await twoFactor.choose('Phone call');
  await goBack(page);
  await expect(leaveDialog(page)).toBeVisible();
  await expect(leaveDialog(page)).toHaveAccessibleDescription(
    "You haven't finished yet. If you leave now, you will have to start again.",
  );
  await expectAccessible(page);
  await twoFactor.press('Stay');
  await expect(leaveDialog(page)).toBeHidden();
  await expect(twoFactor.radio('Phone call')).toBeFocused();
  await expect(twoFactor.radio('Phone call')).toBeChecked();
  await sandbox.fail(sentWithoutCode);
  await twoFactor.press('Send code');
  await expect(page.getByText(/^You can ask for a new code in 7\d seconds$/)).toBeVisible();
  await goBack(page);
  await twoFactor.expectScreen(...screens.channel);
  await goBack(page);
  await expect(leaveDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === screens.channel[1]);
  await goBack(page);
  await twoFactor.press('Leave');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused();
});

test('Back out of a deep link into two-factor asks once the page is used', async ({ page, sandbox }) => {
  const twoFactor = await signInToTwoFactor(page, sandbox, 'sms2fa');
  await twoFactor.expectScreen(...screens.channel);
  await page.goto(sandbox.origin('partner.xe'));
  await page.goto(`${sandbox.origin('account.xe')}/2fa/phone-validation`);
  const entries = await historyLength(page);
  await twoFactor.choose('Phone call');
  await expect.poll(() => historyLength(page)).toBe(entries + 1);
  await goBack(page);
  await expect(leaveDialog(page)).toBeVisible();
  await twoFactor.press('Stay');
  await goBack(page);
  await twoFactor.press('Leave');
  await expect(page).toHaveURL(`${sandbox.origin('partner.xe')}/`);
});

test('a sign-in with an identity provider also needs the second factor, and returns to the partner', async ({
  page,
  sandbox,
}) => {
  const email = 'social2fa@sandbox.test';
  await sandbox.createAccount({
    email,
    password,
    accountType: 'Personal',
    providers: ['google'],
    twoFactor: 'Required',
    phone: sms,
  });
  await openSignInFrom(page, sandbox, 'partner.xe');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: `Continue as ${email}` }).click();
  const twoFactor = twoFactorPage(page, sandbox);
  await expect(page.getByRole('heading', { name: screens.channel[0], level: 1 })).toBeVisible();
  await twoFactor.press('Send code');
  await twoFactor.expectScreen(...screens.verify);
  await twoFactor.enterCodeFrom(sms);
  await expectSignedIn(page, email);
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});
