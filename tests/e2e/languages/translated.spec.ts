import { expect, type Page } from '@playwright/test';
import { newestCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { translateInPlace } from '#tests/e2e/fixtures/translateInPlace.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { password } from '#tests/e2e/sign-in/signInPage.ts';

// Because: what a translated page calls things is the browser's affair, so they are found by what they are.
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const submit = (page: Page): Promise<void> => page.locator('main form button[type="submit"]').click();
const shows = (page: Page, heading: RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
const refused = (page: Page): Promise<void> => expect(page.locator('main [role="alert"] a').first()).toBeVisible();
const arrived = async (page: Page, email: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: /Signed in/ })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
};

test.beforeEach(({ page }) => translateInPlace(page));

test('an account is opened on a translated page, a slip on the way', async ({ page, sandbox, complaints }) => {
  const ada = 'ada@example.test';
  complaints.expect(/confirmSignup failed/);
  await page.goto(sandbox.origin('transfer.xe'));
  await page.getByRole('link', { name: /Sign in/ }).click();
  await page.locator('main a[href="/signup"]').click();
  await shows(page, /~Create your account/);
  await submit(page);
  await refused(page);
  await page.locator('[role="dialog"] button').nth(1).click();
  await expect(page.locator('[role="dialog"]')).toHaveCount(0);
  await field(page, 'email').fill(ada);
  await field(page, 'password').fill('Brand-new-horse-1');
  await page.locator('main a[href="/signin"]').last().click();
  await page.locator('dialog[open] button').first().click();
  await submit(page);
  await shows(page, /~Check your email/);
  await field(page, 'code').fill(await wrongCode(sandbox, ada));
  await submit(page);
  await refused(page);
  await page.locator('select#language').selectOption('fr-FR');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/~Consultez vos e.mails/);
  await field(page, 'code').fill(await newestCode(sandbox, ada));
  await submit(page);
  await arrived(page, ada);
});

test('a password is replaced, a second step taken and a session continued on translated pages', async ({
  page,
  sandbox,
  complaints,
}) => {
  const [reset, owing] = ['personal@sandbox.test', 'sms2fa@sandbox.test'];
  complaints.expect(/validate2FA failed/);
  await page.goto(sandbox.origin('transfer.xe'));
  await page.getByRole('link', { name: /Sign in/ }).click();
  await page.locator('main a[href="/forgot-password"]').click();
  await shows(page, /~Reset your password/);
  await field(page, 'email').fill(reset);
  await submit(page);
  await shows(page, /~Check your email/);
  await field(page, 'code').fill(await newestCode(sandbox, reset));
  await submit(page);
  await shows(page, /~Choose a new password/);
  await field(page, 'password').pressSequentially('Quite-another-horse-2');
  await submit(page);
  await arrived(page, reset);
  await page.goto(sandbox.origin('account.xe'));
  await shows(page, /~Continue as/);
  await page.locator('main button[type="button"]').last().click();
  await shows(page, /~Sign in/);
  await field(page, 'email').fill(owing);
  await field(page, 'password').fill(password);
  await submit(page);
  await shows(page, /~How should we send/);
  await page.locator('main a[href="/2fa/change-number"]').click();
  await shows(page, /~Change your phone number/);
  await field(page, 'number').fill('07700 900155');
  await submit(page);
  await shows(page, /~How should we send/);
  await submit(page);
  await shows(page, /~Enter your code/);
  await field(page, 'code').fill('000000');
  await submit(page);
  await refused(page);
  await field(page, 'code').fill(await newestCode(sandbox, '+447700900155'));
  await submit(page);
  await arrived(page, owing);
  await page.goto(sandbox.origin('account.xe'));
  await shows(page, /~Continue as/);
  await submit(page);
  await arrived(page, owing);
});

test('an account is chosen, a password changed, an address confirmed and a provider believed on translated pages', async ({
  page,
  sandbox,
  complaints,
}) => {
  const [many, pending] = ['linked@sandbox.test', 'newemail@sandbox.test'];
  complaints.expect(/(confirmForgotPassword|webChangeEmailConfirm|weblogin) failed|Missing (platform|redirectUrl)/);
  await page.goto(sandbox.origin('transfer.xe'));
  await page.getByRole('link', { name: /Sign in/ }).click();
  await field(page, 'email').fill(many);
  await submit(page);
  await refused(page);
  await field(page, 'password').fill(password);
  await submit(page);
  await shows(page, /~Choose an account/);
  await page.getByRole('button', { name: /Linked Trading/ }).click();
  await arrived(page, many);
  await page.getByRole('link', { name: /Settings/ }).click();
  await page.getByRole('link', { name: /Change password/ }).click();
  await shows(page, /~Change your password/);
  await field(page, 'password').pressSequentially('Quite-another-horse-2');
  await field(page, 'code').fill(await wrongCode(sandbox, many));
  await submit(page);
  await refused(page);
  await field(page, 'code').fill(await newestCode(sandbox, many));
  await submit(page);
  await page.waitForURL(`${sandbox.origin('transfer.xe')}/settings`);
  await page.goto(sandbox.origin('account.xe'));
  await shows(page, /~Continue as/);
  await page.locator('main button[type="button"]').last().click();
  await shows(page, /~Sign in/);
  await field(page, 'email').fill(pending);
  await field(page, 'password').fill(password);
  await submit(page);
  await shows(page, /~Confirm your new email/);
  await field(page, 'code').fill(await wrongCode(sandbox, pending));
  await submit(page);
  await refused(page);
  await field(page, 'code').fill(await newestCode(sandbox, pending));
  await submit(page);
  await arrived(page, pending);
  await page.goto(sandbox.origin('account.xe'));
  await page.locator('main button[type="button"]').last().click();
  await page.getByRole('button', { name: /Google/ }).click();
  await page.getByRole('button', { name: /Continue as stranger@/ }).click();
  await shows(page, /~What type of account/);
  await submit(page);
  await refused(page);
  await page.locator('main input[value="Business"]').check();
  await submit(page);
  await page.waitForURL(/corporate-registration/);
});
