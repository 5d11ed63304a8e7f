import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { noStore } from './loadingFaults.ts';
import { email, expectCrashed, expectEmail, expectHeading, expectIdle, tryAgain } from './loadingPage.ts';
import { chunksOf, loggedFaults, walkFaults } from './walkFaults.ts';

test('the script of a screen fails after a call: a message, "Try again" leads on, and no call is repeated', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const posts = async (): Promise<number> => (await sandbox.posts('forgotPassword')).length;
  const file = { kind: 'script', targets: chunksOf('CodeScreens', 'js'), faults: ['404', 'truncated'] } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, async (cell) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email address').fill(email);
    const before = await posts();
    await page.getByRole('button', { name: 'Send code' }).click();
    await expectCrashed(page, cell);
    if (cell.name === '404') await expectAccessible(page);
    await tryAgain(page, cell);
    await expectHeading(page, 'Check your email');
    await expect(page.getByText(email)).toBeVisible();
    expect(await posts()).toBe(before + 1);
  });
});

test('"Cancel" while the script of a screen is awaited: the form works at once, and a late answer changes nothing', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(loggedFaults);
  const send = page.getByRole('button', { name: 'Send code' });
  const files = chunksOf('CodeScreens', 'js');
  await page.clock.install();
  for (const file of files) await sandbox.fail({ ...file, hold: true, headers: noStore });
  await page.goto('/forgot-password');
  await page.getByLabel('Email address').fill(email);
  await send.click();
  await expect(page).toHaveURL(/email-verification/);
  await page.clock.fastForward(8000);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled.')).toBeVisible();
  await expectIdle(page);
  await expect(page).toHaveURL(/forgot-password$/);
  await expect(send).toBeFocused();
  await expectEmail(page);
  const late = page.waitForEvent('requestfinished', (request) =>
    files.some(({ path }) => request.url().endsWith(path)),
  );
  await page.clock.fastForward(10_000);
  await sandbox.clearFaults();
  await late;
  await page.clock.fastForward(1000);
  await expectHeading(page, 'Reset your password');
  await expectEmail(page);
  await send.click();
  await expectHeading(page, 'Check your email');
  expect(await sandbox.posts('forgotPassword')).toHaveLength(2);
});
