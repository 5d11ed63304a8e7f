import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { email, expectCrashed, expectHeading, tryAgain } from './loadingPage.ts';
import { chunksOf, walkFaults } from './walkFaults.ts';

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
