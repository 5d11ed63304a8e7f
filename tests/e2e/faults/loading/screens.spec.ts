import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { email, expectEmail, expectHeading, expectReady, openSignIn, tryAgain } from './loadingPage.ts';
import { chunksOf, walkFaults } from './walkFaults.ts';

test('the script of a screen fails after a call: a message, "Try again" leads on, and no call is repeated', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const posts = async (): Promise<number> =>
    (await sandbox.requests('forgotPassword')).filter(({ method }) => method === 'POST').length;
  const file = { kind: 'script', targets: chunksOf('ResetCodeScreen', 'js') } as const;
  await walkFaults({ page, sandbox, pageErrors }, file, async (cell) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email address').fill(email);
    const before = await posts();
    await page.getByRole('button', { name: 'Send code' }).click();
    if (cell.name !== 'slow') {
      await tryAgain(page, cell);
    }
    await expectHeading(page, 'Check your email');
    await expect(page.getByText(email)).toBeVisible();
    expect(await posts()).toBe(before + 1);
  });
});

test('the style sheet of a screen fails: a message, and "Try again" leads on with the email', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  const file = { kind: 'styles', targets: chunksOf('SignUpScreen', 'css') } as const;
  const leftOut = {
    empty: 'A style sheet without rules is a valid one, and the screen works without it.',
    truncated: 'A browser reads the rules up to the cut, and the screen works with them.',
  };
  await walkFaults({ page, sandbox, pageErrors }, { ...file, leftOut }, async (cell) => {
    await openSignIn(page);
    await expectReady(page);
    await page.getByRole('link', { name: 'Create an account' }).click();
    if (cell.name !== 'slow') {
      await tryAgain(page, cell);
    }
    await expectHeading(page, 'Create your account');
    await expectEmail(page);
  });
});
