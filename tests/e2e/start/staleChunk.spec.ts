import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { builtPaths } from '#tests/e2e/hosting/builtPaths.ts';
import { ada, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

const chunkPath = (name: string): string => builtPaths('assets/').find((path) => path.includes(`/${name}-`)) ?? name;

const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
};

test('a tab that stays open during a deploy reloads once, and keeps its flow and input', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource|dynamically imported module/);
  const form = await openSignInFrom(page, sandbox);
  await form.fill(ada);
  const loads = countLoads(page);
  // The old chunk is missing until the reload, which asks for the new one.
  await page.route(`**${chunkPath('SignUpScreen')}`, (route) =>
    loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(signUpPage(page).email).toHaveValue(ada);
  expect(loads()).toBe(1);
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(stored).toContain(sandbox.origin('transfer.xe'));
  expect(stored).not.toContain('Correct-horse-9');
});
