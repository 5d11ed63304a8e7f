import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { breakFiles, chunksOf, expectHeading, loggedFaults } from './walkFaults.ts';

test('the script of a screen has gone after a call, as by a deploy: the page is loaded again once, then has a message, and "Try again" leads on in the same flow, without another call', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const email = 'personal@sandbox.test';
  pageErrors.expect(loggedFaults);
  const mend = await breakFiles(page, chunksOf('CodeScreens', 'js'), '404');
  await (await openSignInFrom(page, sandbox)).fill(email);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expectHeading(page, 'Something went wrong');
  expect(loads).toBe(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectHeading(page, 'Check your email');
  await expect(page.getByText(email)).toBeVisible();
  expect(await sandbox.posts('forgotPassword')).toHaveLength(1);
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(stored).toContain(sandbox.origin('transfer.xe'));
  expect(stored).not.toContain('Correct-horse-9');
});
