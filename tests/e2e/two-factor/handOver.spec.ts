import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn, password } from '#tests/e2e/sign-in/signInPage.ts';
import { owing, screens, twoFactorPage } from './twoFactorPage.ts';

const sms = '+447700900101';
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave two-step verification?' });
const goBack = (page: Page): Promise<void> => page.evaluate(() => window.history.back());

const sentOnPaper = {
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

test('two-factor is left half-way only by who says so, and taken up again by "Continue"', async ({ page, sandbox }) => {
  const at = await owing(page, sandbox, 'sms2fa');
  await at.expectScreen(...screens.channel);
  await at.choose('Phone call');
  await goBack(page);
  await expect(question(page)).toBeVisible();
  await expect(question(page)).toHaveAccessibleDescription(
    "You haven't finished yet. If you leave now, you will have to start again.",
  );
  await expectAccessible(page);
  await at.press('Stay');
  await expect(question(page)).toBeHidden();
  await expect(at.radio('Phone call')).toBeFocused();
  await expect(at.radio('Phone call')).toBeChecked();
  await sandbox.fail(sentOnPaper);
  await at.press('Send code');
  await expect(page.getByText(/^You can ask for a new code in 7\d seconds$/)).toBeVisible();
  await goBack(page);
  await at.expectScreen(...screens.channel);
  await goBack(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname === screens.channel[1]);
  await goBack(page);
  await at.press('Leave');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused();
  await page.goto(sandbox.origin('business.xe'));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Continue as sms2fa@sandbox.test', level: 1 })).toBeVisible();
  await at.press('Continue');
  await at.expectScreen(...screens.channel);
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await at.enterCodeFrom(sms);
  await expectSignedIn(page, 'sms2fa@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('business.xe'));
});

test('whom an identity provider vouches for gives a second factor too, and goes on to the partner', async ({
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
  await comeFrom(page, sandbox, 'partner.xe');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: `Continue as ${email}` }).click();
  const at = twoFactorPage(page, sandbox);
  await expect(page.getByRole('heading', { name: screens.channel[0], level: 1 })).toBeVisible();
  await at.press('Send code');
  await at.expectScreen(...screens.verify);
  await at.enterCodeFrom(sms);
  await expectSignedIn(page, email);
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});
