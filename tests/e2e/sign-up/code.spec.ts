import { expect } from '@playwright/test';
import { newestCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, comeToCode, confirm, enterNewestCode, newPassword, signUpPage } from './signUpPage.ts';

const confirmSignup = 'authorization/confirmSignup';
const resend = 'authorization/resendConfirmationCode';

test.beforeEach(({ complaints }) => complaints.expect(/failed|Failed to load|Missing (platform|redirectUrl)/));

test('a code that has expired says so, and a new one is a press away', async ({ page, sandbox }) => {
  await page.clock.install();
  const { code, problem, sendNew, wait } = await comeToCode(page, sandbox);
  await sandbox.advanceClock(11 * 60_000);
  await page.clock.fastForward(31_000);
  await enterNewestCode(page, sandbox);
  await expect(problem).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/That code has expired/);
  await expectAccessible(page);
  await sendNew.click();
  await expect(page.getByText('A new code is on its way.', { exact: false })).toBeVisible();
  await expect(wait).toBeVisible();
  await expect(code).toHaveValue('');
  await enterNewestCode(page, sandbox);
  await expectSignedIn(page, ada);
});

test('too many wrong codes have words of their own, and empty the field', async ({ page, sandbox }) => {
  const { code, problem } = await comeToCode(page, sandbox);
  const wrong = await wrongCode(sandbox, ada);
  for (const words of [
    ...Array<string>(4).fill('That code is not right.'),
    'Too many wrong codes have been entered.',
  ]) {
    await code.fill(wrong);
    await confirm(page).click();
    await expect(problem).toContainText(words);
  }
  await expect(code).toHaveValue('');
  await expectAccessible(page);
});

test('a rate limit says how long to wait, and is never told as a wrong code', async ({ page, sandbox }) => {
  await page.clock.install();
  const { code, problem, sendNew, wait } = await comeToCode(page, sandbox);
  await page.clock.fastForward(31_000);
  const body = { code: 'LimitExceededException', message: 'Slow down' };
  await sandbox.fail({ path: resend, times: 1, status: 429, body, headers: { 'retry-after': '120' } });
  await sendNew.click();
  await expect(problem).toContainText('Wait 2 minutes, then try again.');
  await expect(wait).toHaveText(/in 1[12]\d seconds/);
  await expect(code).toHaveValue('');
  await expectAccessible(page);
});

test('the wait for a new code outlives a reload, and the password is asked for in place', async ({ page, sandbox }) => {
  await page.clock.install();
  const { sendNew, wait } = await comeToCode(page, sandbox);
  await expect(sendNew).toBeDisabled();
  await page.clock.fastForward(10_000);
  await page.reload();
  await expect(wait).toHaveText(/in (20|19|18) seconds/);
  await expect(page.getByRole('status').filter({ hasText: 'You can ask for a new code now.' })).toHaveCount(0);
  await page.clock.fastForward(21_000);
  await expect(wait).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'You can ask for a new code now.' })).toHaveCount(1);
  await expect(sendNew).toBeEnabled();
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await enterNewestCode(page, sandbox);
  await expectSignedIn(page, ada);
});

test('a wrong password in place is asked for again, and the code is unspent', async ({ page, sandbox }) => {
  await comeToCode(page, sandbox);
  await page.reload();
  await page.getByLabel('Password', { exact: true }).fill('Wrong-horse-9');
  await enterNewestCode(page, sandbox);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/is not right/);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await confirm(page).click();
  await expectSignedIn(page, ada);
});

test('a new code that cannot be sent is said, starts no wait, and can be asked for again', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const { problem, sendNew, wait } = await comeToCode(page, sandbox);
  await page.clock.fastForward(31_000);
  await sandbox.fail({ method: 'POST', path: resend, times: 1, status: 500, body: {} });
  await sendNew.click();
  await expect(problem).toContainText("We couldn't send a new code.");
  await expect(wait).toBeHidden();
  await sendNew.click();
  await expect(page.getByText('A new code is on its way.', { exact: false })).toBeVisible();
  expect(await sandbox.inbox(ada)).toHaveLength(2);
});

test('whatever is pasted is reduced to its digits, and pressed twice it is sent once', async ({ page, sandbox }) => {
  const { code } = await comeToCode(page, sandbox);
  const right = await newestCode(sandbox, ada);
  await code.fill(`your code is ${right.slice(0, 3)} ${right.slice(3)}`);
  await expect(code).toHaveValue(right);
  await confirm(page).dblclick();
  await expectSignedIn(page, ada);
  expect((await sandbox.requests(confirmSignup)).filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('the network lost keeps the code, and back it goes on', async ({ page, sandbox }) => {
  const { code, problem } = await comeToCode(page, sandbox);
  await sandbox.fail({ path: confirmSignup, reset: true });
  await code.fill(await newestCode(sandbox, ada));
  await confirm(page).click();
  await expect(problem).toContainText("We can't reach our service.");
  await sandbox.clearFaults();
  await confirm(page).click();
  await expectSignedIn(page, ada);
});

test('an email in use leads to signing in with it; a wrong one is corrected half-way', async ({ page, sandbox }) => {
  await comeToCode(page, sandbox);
  await page.getByRole('link', { name: 'Use a different email address' }).click();
  const form = signUpPage(page);
  await expect(form.email).toHaveValue(ada);
  await form.signUp('personal@sandbox.test');
  await expect(form.problem).toContainText('There is already an account with this email address.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in with this email address' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('personal@sandbox.test');
});

test('an account that could not be opened has a page of its own, and a way back', async ({ page, sandbox }) => {
  await sandbox.fail({
    path: 'authorization/websignup',
    times: 1,
    status: 403,
    body: { code: 'Strange', message: 'x' },
  });
  await page.goto(`${sandbox.origin('account.xe')}/signup`);
  await signUpPage(page).signUp(ada);
  await expect(page.getByRole('heading', { name: "We couldn't create your account" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(signUpPage(page).email).toHaveValue(ada);
});
