import { expect } from '@playwright/test';
import { chunksOf } from '#tests/e2e/faults/loading/walkFaults.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';
import { ada, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';

test('a tab that stays open during a deploy reloads once, and keeps its flow and input', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource|dynamically imported module/);
  await (await openSignInFrom(page, sandbox)).fill(ada);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const [chunk] = chunksOf('SignUpScreen', 'js');
  // The old chunk is missing until the reload, which asks for the new one.
  await page.route(`**${chunk?.path}`, (route) => (loads === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(signUpPage(page).email).toHaveValue(ada);
  expect(loads).toBe(1);
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(stored).toContain(sandbox.origin('transfer.xe'));
  expect(stored).not.toContain('Correct-horse-9');
});
