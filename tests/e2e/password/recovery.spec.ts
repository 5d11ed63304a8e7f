import { expect } from '@playwright/test';
import { codePage, newestCode, wrongCode } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';
import { asked, chosen, confirmReset, email, entered, save } from './recoveryPage.ts';

test('a forgotten password is replaced by a code, on a phone, and the visitor is back at the partner', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await asked(page, sandbox);
  await expectAccessible(page);
  await entered(page, await newestCode(sandbox, email));
  await expectAccessible(page);
  await save(page);
  await expectSignedIn(page, email);
});

test('an account nobody has gets the same answer', async ({ page, sandbox }) => {
  await asked(page, sandbox, 'nobody@sandbox.test');
  await expect(page.getByText(/^We sent a 6-digit code to nobody@sandbox\.test/)).toBeVisible();
  await expect(codePage(page).wait).toBeVisible();
});

test('a refusal that would tell strangers of the account gets the same answer', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/forgotPassword failed/);
  await sandbox.fail({ path: 'forgotPassword', status: 404, body: { code: 'UserNotFoundException', message: 'No' } });
  await asked(page, sandbox);
  await expect(page.getByText(/^We sent a 6-digit code to/)).toBeVisible();
});

test('a wrong code is asked for again beside the new password, which stays', async ({ page, sandbox, complaints }) => {
  complaints.expect(/confirmForgotPassword failed/);
  await asked(page, sandbox);
  await entered(page, await wrongCode(sandbox, email));
  await save(page);
  const { code, problem } = codePage(page);
  await expect(problem).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/That code is not right/);
  await expect(page.getByLabel('New password')).toHaveValue(chosen);
  await expectAccessible(page);
  await code.fill(await newestCode(sandbox, email));
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectSignedIn(page, email);
});

test('a tab discarded while the mail was read goes on, and asks for the code in place', async ({ page, sandbox }) => {
  await asked(page, sandbox);
  await entered(page, await newestCode(sandbox, email));
  await page.reload();
  await codePage(page).code.fill(await newestCode(sandbox, email));
  await save(page);
  await expectSignedIn(page, email);
});

test('a password that breaks a rule is said with the rule, and costs no code', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/confirmForgotPassword failed/);
  await asked(page, sandbox);
  await entered(page, await newestCode(sandbox, email));
  await save(page, 'all-in-lower-case-1');
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Add an uppercase letter/);
  expect(await sandbox.requests(confirmReset)).toEqual([]);
  await save(page);
  await expectSignedIn(page, email);
});

test('a failure that is nobody’s fault has a page of its own, and a way back', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/confirmForgotPassword failed/);
  await asked(page, sandbox);
  await entered(page, await newestCode(sandbox, email));
  await sandbox.fail({ path: confirmReset, times: 1, status: 403, body: { code: 'Strange', message: 'x' } });
  await save(page);
  await expect(page.getByRole('heading', { name: "We couldn't reset your password" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
});

test('going back leads to signing in', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.origin('account.xe')}/forgot-password`);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});

test('a screen in the middle of the flow is no entrance', async ({ page, sandbox }) => {
  for (const screen of ['email-verification', 'new-password']) {
    await page.goto(`${sandbox.origin('account.xe')}/forgot-password/${screen}`);
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  }
});
