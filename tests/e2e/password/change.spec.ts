import { expect, type Page } from '@playwright/test';
import { codePage, newestCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { closed, locked, walkRefusals } from '#tests/e2e/code/refused.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';

const email = 'personal@sandbox.test';
const confirmCall = 'authorization/confirmForgotPassword';

const remarks = /Missing (platform|redirectUrl)/;

const fromSettings = async (page: Page, sandbox: Sandbox): Promise<void> => {
  const form = await comeFrom(page, sandbox);
  await form.signIn(email);
  await expectSignedIn(page, email);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Change your password', level: 1 })).toBeVisible();
};

const settings = (sandbox: Sandbox): string => `${sandbox.origin('transfer.xe')}/settings`;

test.beforeEach(({ complaints }) => complaints.expect(remarks));

test('a password is changed by a code to the profile’s email, and the visitor is back in Settings', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fromSettings(page, sandbox);
  await expect(page.getByText('pe•••@sandbox.test')).toBeVisible();
  await expectAccessible(page);
  expect(await sandbox.inbox(email)).toHaveLength(1);
  await codePage(page).code.fill(await newestCode(sandbox, email));
  await page.getByLabel('New password').fill('Quite-another-horse-2');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL(settings(sandbox));
});

test('going back leads to Settings, and nothing has changed', async ({ page, sandbox }) => {
  await fromSettings(page, sandbox);
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.waitForURL(settings(sandbox));
});

test('a page loaded again asks for no second code, and takes the first', async ({ page, sandbox }) => {
  await fromSettings(page, sandbox);
  await expect(codePage(page).code).toBeVisible();
  await page.reload();
  await expect(codePage(page).code).toBeVisible();
  expect(await sandbox.inbox(email)).toHaveLength(1);
  await codePage(page).code.fill(await newestCode(sandbox, email));
  await page.getByLabel('New password').fill('Quite-another-horse-2');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL(settings(sandbox));
});

test('a code that cannot be sent is said, and asked for again', async ({ page, sandbox, complaints }) => {
  complaints.expect(/failed|Failed to load/);
  await sandbox.fail({ path: 'forgotPassword', times: 1, status: 500, body: {} });
  await fromSettings(page, sandbox);
  await expect(codePage(page).problem).toContainText('Something went wrong on our side.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(codePage(page).code).toBeVisible();
});

test('whoever is not signed in signs in first', async ({ page, sandbox, complaints }) => {
  complaints.expect(/profile failed/);
  await page.goto(`${sandbox.origin('account.xe')}/change-password`);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});

test('whatever becomes of the code, the new password stays, and the right code puts it in force once', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/failed|Failed to load/);
  await page.clock.install();
  await fromSettings(page, sandbox);
  const { code, problem, sendNew, wait } = codePage(page);
  const typed = page.getByLabel('New password');
  const save = page.getByRole('button', { name: 'Save password' });
  await typed.fill('Quite-another-horse-2');
  const wrong = await wrongCode(sandbox, email);
  for (const words of [
    ...Array<string>(4).fill('That code is not right.'),
    'Too many wrong codes have been entered.',
  ]) {
    await code.fill(wrong);
    await save.click();
    await expect(problem).toContainText(words);
  }
  await expectAccessible(page);
  await page.clock.fastForward(31_000);
  const body = { code: 'LimitExceededException', message: 'Slow down' };
  await sandbox.fail({ path: 'forgotPassword', times: 1, status: 429, body, headers: { 'retry-after': '60' } });
  await sendNew.click();
  await expect(problem).toContainText('Wait 1 minute, then try again.');
  await page.clock.fastForward(61_000);
  await sendNew.click();
  await expect(wait).toBeVisible();
  await sandbox.advanceClock(11 * 60_000);
  await code.fill(await newestCode(sandbox, email));
  await save.click();
  await expect(code).toHaveAccessibleDescription(/That code has expired/);
  await page.clock.fastForward(31_000);
  await sendNew.click();
  await expect(code).toHaveValue('');
  await sandbox.fail({ path: confirmCall, reset: true });
  const right = await newestCode(sandbox, email);
  await code.fill(`your code is ${right.slice(0, 3)} ${right.slice(3)}`);
  await save.click();
  await expect(problem).toContainText("We can't reach our service.");
  await sandbox.clearFaults();
  await expect(typed).toHaveValue('Quite-another-horse-2');
  await save.dblclick();
  await page.waitForURL(settings(sandbox));
  const taken = (await sandbox.requests(confirmCall)).filter(({ status }) => status === 200);
  expect(taken.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('every refusal of a change’s code has a screen of its own, or is said where what was typed stays', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/failed|Failed to load/);
  await fromSettings(page, sandbox);
  const { code, problem } = codePage(page);
  const send = async (): Promise<void> => {
    await code.fill('123456');
    await page.getByLabel('New password').fill('Quite-another-horse-2');
    await page.getByRole('button', { name: 'Save password' }).click();
  };
  await walkRefusals(page, sandbox, { path: confirmCall, rows: [locked, closed], send });
  await sandbox.fail({ path: confirmCall, times: 1, status: 403, body: { code: 'MoonPhaseException', message: 'x' } });
  await send();
  await expect(problem).toContainText('Something went wrong on our side. Try again, or ask for a new code.');
  await expect(page.getByLabel('New password')).toHaveValue('Quite-another-horse-2');
});
