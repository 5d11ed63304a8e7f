import { expect } from '@playwright/test';
import { codePage, newestCode, typeCode } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const email = 'newemail@sandbox.test';
const resendCall = 'authorization/webChangeEmailResend';
const sessionEnded = 'Your session has ended. Sign in again.';

test('an expired sign-in shows a message and a link to sign in again, and the new sign-in returns to the same partner', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/failed|Failed to load/);
  await sandbox.fail({ path: resendCall, times: 1, status: 500, body: {} });
  const signIn = await openSignInFrom(page, sandbox, 'partner.xe');
  const primary = await page
    .getByRole('button', { name: 'Sign in', exact: true })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  await signIn.signIn(email);
  const { code, problem, sendNewButton } = codePage(page);
  // Because: the service knows the refused sign-in only by this cookie, which lasts half an hour.
  const expireSignIn = (): Promise<void> => page.context().clearCookies({ name: /_pre$/ });
  const heading = page.getByRole('heading', { name: 'Confirm your new email address', level: 1 });
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(heading).toBeFocused();
  await expect(page.getByText(/^We haven't been able to send a code to ne•••@sandbox\.test/)).toBeVisible();
  // Because: the pointer is where the last press was, and a button below it looks different.
  await page.mouse.move(0, 0);
  await expect(sendNewButton).toHaveCSS('background-color', primary);
  await expect(confirm).not.toHaveCSS('background-color', primary);

  await expireSignIn();
  await sendNewButton.click();
  await expect(problem).toContainText(sessionEnded);
  await expect(code.or(confirm).or(sendNewButton)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(signInPage(page).email).toHaveValue(email);
  await signInPage(page).signIn(email);
  await expect(heading).toBeFocused();
  await page.mouse.move(0, 0);
  await expect(confirm).toHaveCSS('background-color', primary);

  await expireSignIn();
  await typeCode(code, await newestCode(sandbox, email));
  await confirm.click();
  await expect(problem).toContainText(sessionEnded);
  await expect(page).toHaveTitle('Error: Sign in – Xe');
  await signInPage(page).signIn(email);
  await expect(heading).toBeFocused();
  await typeCode(code, await newestCode(sandbox, email));
  await confirm.click();
  await expectSignedIn(page, email);
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});
