import { expect } from '@playwright/test';
import { codePage, newestCode } from '#tests/e2e/code/codePage.ts';
import { closed, locked, pending, strange, walkRefusals } from '#tests/e2e/code/refused.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, comeToCode, comeToSignUp, confirm, enterNewestCode, expectCodePage } from './signUpPage.ts';

const confirmSignup = 'authorization/confirmSignup';

test.beforeEach(({ complaints }) => complaints.expect(/failed|Failed to load/));

test('every refusal of a sign-up’s code has a screen of its own, and Back leads to the code again', async ({
  page,
  sandbox,
}) => {
  const { code, problem } = await comeToCode(page, sandbox);
  const send = async (): Promise<void> => {
    await code.fill('123456');
    await confirm(page).click();
  };
  const rows = [locked, closed, pending, strange("We couldn't create your account")];
  await walkRefusals(page, sandbox, { path: confirmSignup, rows, send });
  const refuse = (status: number, name: string): Promise<void> =>
    sandbox.fail({ path: confirmSignup, times: 1, status, body: { code: name, message: 'Refused by the test' } });
  await refuse(500, 'InternalFailureException');
  await send();
  await expect(problem).toContainText('Something went wrong on our side.');
  await expect(code).toHaveValue('123456');
  await refuse(403, 'UserNotConfirmedException');
  await confirm(page).click();
  await expect(code).toHaveValue('');
  expect(await sandbox.inbox(ada)).toHaveLength(2);
  await enterNewestCode(page, sandbox);
  await expectSignedIn(page, ada);
});

test('the newer flow of business has two steps, and a code asked for in one tab is waited for in the other', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  const form = await comeToSignUp(page, sandbox, 'business.xe');
  const steps = page.getByRole('list', { name: 'Progress' }).getByRole('listitem');
  await expect(steps).toHaveText(['Account', 'Verification']);
  await form.signUp(ada);
  await expectCodePage(page);
  await expect(steps).toHaveText(['Account', 'Verification']);
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  const opened = context.waitForEvent('page');
  // Because: a tab opened from this one begins with what this one has kept, as a duplicated tab does.
  await page.evaluate(() => void window.open(window.location.href));
  const other = codePage(await opened);
  await expect(other.wait).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(other.wait).toBeHidden();
  await codePage(page).sendNew.click();
  await expect(other.wait).toBeVisible();
  await expect(other.sendNew).toBeDisabled();
  await expect(codePage(page).wait).toBeVisible();
  expect(await sandbox.inbox(ada)).toHaveLength(2);
  await codePage(page).code.fill(await newestCode(sandbox, ada));
  await confirm(page).click();
  await expectSignedIn(page, ada);
});
