import { expect, type Page } from '@playwright/test';
import { codePage, newestCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { closed, locked, pending, unconfirmed, walkRefusals } from '#tests/e2e/code/refused.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { asked, chosen, confirmReset, email, entered, save } from './recoveryPage.ts';

const sendCode = (page: Page) => page.getByRole('button', { name: 'Send code' });

test.beforeEach(({ complaints }) => complaints.expect(/failed|Failed to load/));

test('a wrong address is corrected half-way; a slow mail’s code has expired, and a new one is pasted and sent once', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await asked(page, sandbox, 'business@sandbox.test');
  await page.getByRole('link', { name: 'Use a different email address' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('business@sandbox.test');
  await page.getByLabel('Email address').fill(email);
  await sendCode(page).click();
  const { code, problem, sendNew, wait } = codePage(page);
  await expect(wait).toHaveText(/in (30|29|28) seconds/);
  await page.clock.fastForward(10_000);
  await page.reload();
  await expect(wait).toHaveText(/in (20|19|18) seconds/);
  await sandbox.advanceClock(11 * 60_000);
  await page.clock.fastForward(21_000);
  await entered(page, await newestCode(sandbox, email));
  await save(page);
  await expect(problem).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/That code has expired/);
  await expectAccessible(page);
  await sendNew.click();
  await expect(page.getByText('A new code is on its way.', { exact: false })).toBeVisible();
  const right = await newestCode(sandbox, email);
  await code.fill(`your code is ${right.slice(0, 3)} ${right.slice(3)}`);
  await expect(page.getByLabel('New password')).toHaveValue(chosen);
  await page.getByRole('button', { name: 'Save password' }).dblclick();
  await expectSignedIn(page, email);
  const posts = (await sandbox.requests(confirmReset)).filter(({ method }) => method === 'POST');
  expect(posts.map(({ status }) => status)).toEqual([400, 200]);
});

test('limits, the service’s own rules and a lost network are each said for what they are, and Back goes back a step', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const limited = { code: 'LimitExceededException', message: 'Slow down' };
  await sandbox.fail({
    path: 'forgotPassword',
    times: 1,
    status: 429,
    body: limited,
    headers: { 'retry-after': '120' },
  });
  await comeFrom(page, sandbox);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email address').fill(email);
  await sendCode(page).click();
  const { code, problem, sendNew } = codePage(page);
  await expect(problem).toContainText('Wait 2 minutes, then try again.');
  await sendCode(page).click();
  await expect(page.getByRole('heading', { name: 'Check your email', level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.goForward();
  await entered(page, await wrongCode(sandbox, email));
  await page.goBack();
  await entered(page, await wrongCode(sandbox, email));
  await save(page);
  for (const words of [
    ...Array<string>(3).fill('That code is not right.'),
    'Too many wrong codes have been entered.',
  ]) {
    await expect(problem).toContainText('That code is not right.');
    await code.fill(await wrongCode(sandbox, email));
    await save(page);
    await expect(problem).toContainText(words);
  }
  await expect(code).toHaveValue('');
  await expectAccessible(page);
  await page.clock.fastForward(31_000);
  await sendNew.click();
  await expect(page.getByText('A new code is on its way.', { exact: false })).toBeVisible();
  const right = await newestCode(sandbox, email);
  await sandbox.fail({
    path: confirmReset,
    times: 1,
    status: 400,
    body: { code: 'InvalidPasswordException', message: 'notUsername' },
  });
  await code.fill(right);
  await save(page);
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
    /Choose a password other than your email address/,
  );
  await sandbox.fail({ path: confirmReset, reset: true });
  await save(page);
  await expect(problem).toContainText("We can't reach our service.");
  await sandbox.clearFaults();
  await save(page);
  await expectSignedIn(page, email);
});

test('every refusal of a reset’s code has a screen of its own, and Back leads to the new password again', async ({
  page,
  sandbox,
}) => {
  await asked(page, sandbox);
  await entered(page, '123456');
  const send = async (): Promise<void> => {
    const { code } = codePage(page);
    if (await code.isVisible()) await code.fill('123456');
    await save(page);
  };
  await walkRefusals(page, sandbox, { path: confirmReset, rows: [locked, closed, pending], send });
  const body = { code: unconfirmed.code, message: 'Refused by the test' };
  await sandbox.fail({ path: confirmReset, times: 1, status: unconfirmed.status, body });
  await send();
  await expect(page.getByRole('heading', { name: unconfirmed.heading, level: 1 })).toBeFocused();
});
