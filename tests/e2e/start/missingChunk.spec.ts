import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { madeOf } from '#tests/e2e/hosting/kinds.ts';
import { ada, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { comeFrom, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const scriptOf = (name: string): string => madeOf('assets/').find((path) => path.includes(`/${name}.lazy-`)) ?? name;

const loadsOf = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
};

test('a tab left open over a deploy comes back once, with its flow and what was typed, and never in a circle', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|dynamically imported module/);
  const form = await comeFrom(page, sandbox);
  await form.fill(ada);
  // What is likely next is there already, though nobody has asked for it.
  await expect
    .poll(async () => (await sandbox.requests(scriptOf('verifyNumberRoute'))).map(({ status }) => status))
    .toEqual([200]);
  const loads = loadsOf(page);
  // Asked for twice: ahead, as a hint, and then in earnest.
  await sandbox.fail({ path: scriptOf('signUpRoute'), times: 2, status: 404 });
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(signUpPage(page).email).toHaveValue(ada);
  expect(loads()).toBe(1);
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept).toContain(sandbox.origin('transfer.xe'));
  expect(kept).not.toContain('Correct-horse-9');

  await page.goto('/signin');
  await sandbox.fail({ path: scriptOf('forgotPasswordRoute'), status: 404 });
  await signInPage(page).email.fill(ada);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(loads()).toBe(2);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
});
