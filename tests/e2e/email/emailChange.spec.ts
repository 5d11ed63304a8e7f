import { expect, type Page } from '@playwright/test';
import { codePage, newestCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { closed, locked, strange, walkRefusals } from '#tests/e2e/code/refused.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';

const email = 'newemail@sandbox.test';
const confirmCall = 'authorization/webChangeEmailConfirm';
const resendCall = 'authorization/webChangeEmailResend';

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' });

const arrive = async (page: Page, sandbox: Sandbox): Promise<void> => {
  const form = await comeFrom(page, sandbox);
  await form.signIn(email);
  await expect(page.getByRole('heading', { name: 'Confirm your new email address', level: 1 })).toBeFocused();
};

test.beforeEach(({ complaints }) => complaints.expect(/failed|Failed to load/));

test('a changed address is confirmed by its code, and the sign-in goes on', async ({ page, sandbox }) => {
  await arrive(page, sandbox);
  await expect(page.getByText('ne•••@sandbox.test')).toBeVisible();
  await expectAccessible(page);
  expect(await sandbox.inbox(email)).toHaveLength(1);
  await codePage(page).code.fill(await newestCode(sandbox, email));
  await confirm(page).click();
  await expectSignedIn(page, email);
});

test('a wrong code is said at its field, and the right one goes on', async ({ page, sandbox }) => {
  await arrive(page, sandbox);
  const form = codePage(page);
  await form.code.fill(await wrongCode(sandbox, email));
  await confirm(page).click();
  await expect(form.problem).toBeFocused();
  await expect(form.code).toHaveAccessibleDescription(/That code is not right/);
  await expect(page).toHaveTitle('Error: Confirm your new email address – Xe');
  await expectAccessible(page);
  await sandbox.fail({ path: confirmCall, reset: true });
  await form.code.fill(await newestCode(sandbox, email));
  await confirm(page).click();
  await expect(form.problem).toContainText("We can't reach our service.");
  await sandbox.clearFaults();
  await confirm(page).dblclick();
  await expectSignedIn(page, email);
  const taken = (await sandbox.requests(confirmCall)).filter(({ status }) => status === 200);
  expect(taken.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('too many wrong codes, the service’s own wait, a discarded tab, a code that has expired: the right one still goes on', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await arrive(page, sandbox);
  const { code, problem, sendNew, wait } = codePage(page);
  const wrong = await wrongCode(sandbox, email);
  const words = [...Array<string>(4).fill('That code is not right.'), 'Too many wrong codes have been entered.'];
  for (const said of words) {
    await code.fill(`your code is ${wrong.slice(0, 3)} ${wrong.slice(3)}`);
    await confirm(page).click();
    await expect(problem).toContainText(said);
  }
  await expect(code).toHaveValue('');
  await expectAccessible(page);
  await page.clock.fastForward(31_000);
  const headers = { 'retry-after': '75' };
  await sandbox.fail({ path: resendCall, times: 1, status: 200, body: { success: true }, headers });
  await sendNew.click();
  await expect(page.getByText('A new code is on its way.', { exact: false })).toBeVisible();
  await page.reload();
  await expect(wait).toHaveText(/in 7[12345] seconds/);
  await page.clock.fastForward(76_000);
  const body = { code: 'LimitExceededException', message: 'Slow down' };
  await sandbox.fail({ path: resendCall, times: 1, status: 429, body, headers: { 'retry-after': '60' } });
  await sendNew.click();
  await expect(problem).toContainText('Wait 1 minute, then try again.');
  await page.clock.fastForward(61_000);
  await sendNew.click();
  await expect(wait).toHaveText(/in (30|29|28) seconds/);
  await sandbox.advanceClock(11 * 60_000);
  await code.fill(await newestCode(sandbox, email));
  await confirm(page).click();
  await expect(code).toHaveAccessibleDescription(/That code has expired/);
  await expectAccessible(page);
  await page.clock.fastForward(31_000);
  await sendNew.click();
  await expect(code).toHaveValue('');
  await code.fill(await newestCode(sandbox, email));
  await confirm(page).click();
  await expectSignedIn(page, email);
});

test('every refusal of a changed address’s code has a screen of its own; a sign-in that is forgotten is begun again', async ({
  page,
  sandbox,
}) => {
  await arrive(page, sandbox);
  const send = async (): Promise<void> => {
    await codePage(page).code.fill('123456');
    await confirm(page).click();
  };
  const rows = [locked, closed, strange("We couldn't sign you in")];
  await walkRefusals(page, sandbox, { path: confirmCall, rows, send });
  await page.context().clearCookies();
  await send();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeFocused();
});
