import { expect } from '@playwright/test';
import { codePage, newestCode } from '#tests/e2e/code/codePage.ts';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const email = 'newemail@sandbox.test';
const resendCall = 'authorization/webChangeEmailResend';
const ranOut = 'Your session has ended. Sign in again.';

test('a sign-in that has run out is said in plain words, with the way to a new one that ends where the first was bound', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/failed|Failed to load/);
  await sandbox.fail({ path: resendCall, times: 1, status: 500, body: {} });
  await (await comeFrom(page, sandbox, 'partner.xe')).signIn(email);
  const { code, problem, sendNew } = codePage(page);
  // Because: by its cookie alone the service knows which sign-in it refused, and it lasts half an hour.
  const runOut = (): Promise<void> => page.context().clearCookies({ name: /_pre$/ });
  const arrived = page.getByRole('heading', { name: 'Confirm your new email address', level: 1 });
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(arrived).toBeFocused();
  await expect(page.getByText(/^We haven't been able to send a code to ne•••@sandbox\.test/)).toBeVisible();

  await runOut();
  await sendNew.click();
  await expect(problem).toContainText(ranOut);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await expect(signInPage(page).email).toHaveValue(email);
  await signInPage(page).signIn(email);
  await expect(arrived).toBeFocused();

  await runOut();
  await code.fill(await newestCode(sandbox, email));
  await confirm.click();
  await expect(problem).toContainText(ranOut);
  await expect(page).toHaveTitle('Error: Sign in – Xe');
  await signInPage(page).signIn(email);
  await expect(arrived).toBeFocused();
  await code.fill(await newestCode(sandbox, email));
  await confirm.click();
  await expectSignedIn(page, email);
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});
