import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn } from './signInPage.ts';

test('a wrong password leaves the email; a reload keeps the email and the partner, which gets the account type', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/weblogin failed/);
  const email = 'business@sandbox.test';
  const form = await openSignInFrom(page, sandbox, 'partner.xe');
  await form.signIn(email, 'Wrong-horse-9');
  await expect(form.problem).toContainText('Your email address or password is not right.');
  await expect(form.problem).toBeFocused();
  await expect(form.email).toHaveValue(email);
  await expect(form.password).toHaveValue('');
  await expect(page).toHaveTitle('Error: Sign in – Xe');
  await expectAccessible(page);
  await page.reload();
  await expect(form.email).toHaveValue(email);
  await form.signIn(email);
  await expectSignedIn(page, email, 'Business');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});

test('an unknown answer, a locked and a closed account lead to pages of their own, each with ways to continue', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/weblogin failed|Failed to load/);
  const form = await openSignInFrom(page, sandbox);
  const body = { code: 'Strange', message: '<b>x</b>' };
  await sandbox.fail({ path: 'authorization/weblogin', times: 1, status: 403, body });
  await form.signIn('locked@sandbox.test');
  await expect(page.getByRole('heading', { name: "We couldn't sign you in" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(form.email).toHaveValue('locked@sandbox.test');

  await form.signIn('locked@sandbox.test');
  await expect(page.getByRole('heading', { name: 'Your account is locked' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Reset your password' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get help' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();

  await form.signIn('closed@sandbox.test');
  await expect(page.getByRole('heading', { name: 'This account is closed' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Get help' })).toBeVisible();
  await expectAccessible(page);
  const site = sandbox.origin('transfer.xe');
  await page.getByRole('link', { name: `Back to ${new URL(site).host}` }).click();
  await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible();
  await expect(page.getByText('access_denied')).toBeVisible();
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['error', 'state']);
  // Because: the closed page left no history entry that Back could return to.
  await page.goBack();
  await expect(page).not.toHaveURL(/closed/);
});
