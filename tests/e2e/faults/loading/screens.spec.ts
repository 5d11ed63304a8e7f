import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';
import { breakFiles, chunksOf, expectHeading, loggedFaults } from './walkFaults.ts';

const email = 'personal@sandbox.test';

test.beforeEach(({ pageErrors }) => pageErrors.expect(loggedFaults));

test('the script of a screen fails after a call: a message, "Try again" leads on, and no call is repeated', async ({
  page,
  sandbox,
}) => {
  for (const fault of ['404', 'truncated'] as const) {
    await sandbox.reset();
    const mend = await breakFiles(page, chunksOf('CodeScreens', 'js'), fault);
    await page.goto('/forgot-password');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expectHeading(page, 'Something went wrong');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (fault === '404') await expectAccessible(page);
    await mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectHeading(page, 'Check your email');
    await expect(page.getByText(email)).toBeVisible();
    expect(await sandbox.posts('forgotPassword')).toHaveLength(1);
  }
});

test('the network is gone: a sign-in says so, keeps what was typed, and works once it is back', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/^console: \w+ failed: no answer/);
  await page.goto(`${sandbox.origin('transfer.xe')}/sign-in`);
  const form = signInPage(page);
  await form.fill(email);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await form.submit.click();
  await expect(form.problem).toContainText("We can't reach our service");
  await context.setOffline(false);
  await form.submit.click();
  await expectSignedIn(page, email);
});
