import { expect, type Page } from '@playwright/test';
import { newestCode, typeCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { translateInPlace } from '#tests/e2e/fixtures/translateInPlace.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { password } from '#tests/e2e/sign-in/signInPage.ts';
import { codeOf } from '#tests/support/codes.ts';

// Because: the browser changes the texts of a translated page, so the test finds elements by their markup.
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const submit = (page: Page): Promise<void> => page.locator('main form button[type="submit"]').click();
const expectHeading = (page: Page, heading: RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
const expectFieldError = (page: Page): Promise<void> => expect(page.locator('main [role="alert"]')).toBeVisible();
const expectSignedInAs = async (page: Page, email: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: /Signed in/ })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
};

test.beforeEach(({ page }) => translateInPlace(page));

test('a sign-up with mistakes works on a translated page', async ({ page, sandbox, pageErrors }) => {
  const ada = 'ada@example.test';
  pageErrors.expect(/confirmSignup failed/);
  await page.goto(`${sandbox.origin('transfer.xe')}/sign-in`);
  await page.locator('main a[href$="signup"]').click();
  await expectHeading(page, /~Create your account/);
  await submit(page);
  await expectFieldError(page);
  await page.locator('[role="dialog"] button').nth(1).click();
  await expect(page.locator('[role="dialog"]')).toHaveCount(0);
  await field(page, 'email').fill(ada);
  await field(page, 'password').fill('Brand-new-horse-1');
  await submit(page);
  await expectHeading(page, /~Check your email/);
  await page.goBack();
  await page.locator('main a[href="/signin"]').last().click();
  await page.locator('dialog[open] button').first().click();
  await page.goForward();
  await expectHeading(page, /~Check your email/);
  await field(page, 'password').fill('Brand-new-horse-1');
  await typeCode(field(page, 'code'), await wrongCode(sandbox, ada));
  await submit(page);
  await expectFieldError(page);
  await page.locator('select#language').selectOption('fr-FR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/~Consultez vos e.mails/);
  await typeCode(field(page, 'code'), await newestCode(sandbox, ada));
  await submit(page);
  await expectSignedInAs(page, ada);
});

test('an account selection, a continued session and a second factor work on translated pages', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const [many, twoFactorEmail] = ['linked@sandbox.test', 'setup2fa@sandbox.test'];
  pageErrors.expect(/validate2FA failed/);
  await page.goto(`${sandbox.origin('transfer.xe')}/sign-in`);
  await field(page, 'email').fill(many);
  await submit(page);
  await expectFieldError(page);
  await field(page, 'password').fill(password);
  await submit(page);
  await expectHeading(page, /~Choose an account/);
  await page.getByRole('button', { name: /Linked Trading/ }).click();
  await expectSignedInAs(page, many);
  await page.goto(sandbox.origin('account.xe'));
  await expectHeading(page, /~Continue as/);
  await page.locator('main button[type="button"]').last().click();
  await expectHeading(page, /~Sign in/);
  await field(page, 'email').fill(twoFactorEmail);
  await field(page, 'password').fill(password);
  await submit(page);
  await expectHeading(page, /~Add your phone number/);
  await field(page, 'number').fill('07700 900155');
  await submit(page);
  await expectHeading(page, /~How should we send/);
  await submit(page);
  await expectHeading(page, /~Enter your code/);
  await typeCode(field(page, 'code'), codeOf('0'));
  await submit(page);
  await expectFieldError(page);
  await typeCode(field(page, 'code'), await newestCode(sandbox, '+447700900155'));
  await submit(page);
  await expectHeading(page, /~Your phone number has been added/);
  await page.locator('main button').click();
  await expectHeading(page, /~Continue as/);
});
