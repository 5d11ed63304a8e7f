import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { expectReady } from '#tests/e2e/fixtures/expectReady.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { breakFiles, chunksOf, expectHeading, loggedFaults } from './walkFaults.ts';

test('the script of a screen fails after a call: a message, "Try again" leads on, and no call is repeated', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const email = 'personal@sandbox.test';
  pageErrors.expect(loggedFaults);
  const mend = await breakFiles(page, chunksOf('CodeScreens', 'js'), 'truncated');
  await page.goto('/forgot-password');
  // Because: the app fills in the email that the tab knows as it starts.
  await expectReady(page);
  await page.getByLabel('Email address').fill(email);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Send code' }).click();
  await reloaded;
  await expectHeading(page, 'Something went wrong');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectHeading(page, 'Check your email');
  await expect(page.getByText(email)).toBeVisible();
  expect(await sandbox.posts('forgotPassword')).toHaveLength(1);
});
