import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, password } from './signInPage.ts';

const weblogin = 'authorization/weblogin';

test('a wrong password and an unknown email show the same message, and the email stays', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/weblogin failed/);
  const form = await openSignInFrom(page, sandbox);
  for (const email of ['personal@sandbox.test', 'nobody@sandbox.test']) {
    await form.signIn(email, 'Wrong-horse-9');
    await expect(form.problem).toContainText('Your email address or password is not right.');
    await expect(form.problem).toBeFocused();
    await expect(form.email).toHaveValue(email);
    await expect(form.password).toHaveValue('');
    await expect(page).toHaveTitle('Error: Sign in – Xe');
    await expectAccessible(page);
  }
  await form.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
});

test('a missing or malformed value shows a message at its field and in the summary', async ({ page, sandbox }) => {
  const form = await openSignInFrom(page, sandbox);
  await form.submit.click();
  await expect(form.problem.getByRole('link')).toHaveText(['Enter your email address', 'Enter your password']);
  await expect(form.email).toHaveAccessibleDescription(/Enter your email address/);
  await form.problem.getByRole('link', { name: 'Enter your password' }).click();
  await expect(form.password).toBeFocused();
  await form.signIn('not an email');
  await expect(form.email).toHaveAttribute('aria-invalid', 'true');
  await expect(form.password).toHaveValue(password);
  expect(await sandbox.requests(weblogin)).toEqual([]);
});

test('a locked account leads to a page with the ways to unlock it', async ({ page, sandbox, pageErrors }) => {
  pageErrors.expect(/weblogin failed/);
  const form = await openSignInFrom(page, sandbox);
  await form.signIn('locked@sandbox.test');
  await expect(page.getByRole('heading', { name: 'Your account is locked' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Reset your password' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get help' })).toBeVisible();
  await expectAccessible(page);
});

test('a closed account leads to help, and back to the site that started the sign-in, which hears of it', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/weblogin failed/);
  const form = await openSignInFrom(page, sandbox);
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

// Because: neighbouring faults have different messages, so the test cannot mistake an old message for the next.
const failures = [
  ['a connection that breaks', { reset: true }, "We can't reach our service."],
  ['a failing server', { status: 500 }, 'Something went wrong on our side.'],
  [
    'a rate limit',
    { status: 429, body: { code: 'LimitExceededException', message: 'x' }, headers: { 'retry-after': '120' } },
    'You have tried too many times.',
  ],
  ['an unavailable server', { status: 503, body: 'nonsense' }, 'Something went wrong on our side.'],
] as const;

test('each fault shows its message, keeps the input, and the form can be sent again', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/weblogin failed|Failed to load|getGSOTokens/);
  const form = await openSignInFrom(page, sandbox);
  for (const [name, fault, words] of failures)
    await test.step(name, async () => {
      await sandbox.fail({ path: weblogin, ...fault });
      await form.signIn('personal@sandbox.test');
      await expect(form.problem).toContainText(words);
      await expect(form.email).toHaveValue('personal@sandbox.test');
      await expect(form.password).toHaveValue(password);
      await expectAccessible(page);
      await sandbox.clearFaults();
    });
  await form.submit.click();
  await expectSignedIn(page, 'personal@sandbox.test');
});

test('an unknown answer leads to the error page, which leads back to the form', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/weblogin failed|Failed to load/);
  const form = await openSignInFrom(page, sandbox);
  const body = { code: 'Strange', message: '<b>x</b>' };
  await sandbox.fail({ path: weblogin, times: 1, status: 403, body });
  await form.signIn('personal@sandbox.test');
  await expect(page.getByRole('heading', { name: "We couldn't sign you in" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(form.email).toHaveValue('personal@sandbox.test');
});
