import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dist } from '#env/commands/shared/projectRoot.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { builtPaths } from '#tests/e2e/hosting/builtPaths.ts';
import { ada, signUpPage } from '#tests/e2e/sign-up/signUpPage.ts';
import { openSignInFrom, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const chunkPath = (name: string): string => builtPaths('assets/').find((path) => path.includes(`/${name}-`)) ?? name;

const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
};

test('a tab that stays open during a deploy reloads once, keeps its flow and input, and never reloads in a loop', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  // The reload can interrupt the style sheet of the same screen.
  pageErrors.expect(/Failed to load resource|dynamically imported module|Unable to preload CSS for \S+SignUpScreen/);
  const form = await openSignInFrom(page, sandbox);
  await form.fill(ada);
  // The app prefetches the chunk of the likely next screen.
  await expect
    .poll(async () => (await sandbox.requests(chunkPath('VerifyNumberScreen'))).map(({ status }) => status))
    .toEqual([200]);
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

  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await sandbox.fail({ path: chunkPath('ForgotPasswordScreen'), status: 404 });
  await signInPage(page).email.fill(ada);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(loads()).toBe(1);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
});

/** The style sheet of the code pages, which a page fetches ahead. */
const codeStyles = (): string =>
  builtPaths('assets/').find(
    (path) => path.endsWith('.css') && readFileSync(join(dist, path), 'utf8').includes('newCode'),
  ) ?? 'none';

const isLoaded = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((end) => {
    try {
      return [...document.styleSheets].some(({ href, cssRules }) => cssRules.length > 0 && href?.endsWith(end));
    } catch {
      // Chromium refuses to read a style sheet that was cut off.
      return false;
    }
  }, path);

test('a style sheet that was fetched ahead and cut off is asked for again by its screen or when the connection is back, without a reload', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Missing (platform|redirectUrl)/);
  const styles = codeStyles();
  const email = page.getByLabel('Email address');
  const openWithoutStyles = async (): Promise<void> => {
    let cutOff = 0;
    await page.route(`**${styles}`, (route) => {
      cutOff += 1;
      return route.abort();
    });
    await page.goto(`${sandbox.origin('account.xe')}/forgot-password`);
    await email.fill(ada);
    await expect.poll(() => cutOff).toBe(2);
    await page.unroute(`**${styles}`);
    expect(await isLoaded(page, styles)).toBe(false);
  };
  const loads = countLoads(page);

  await openWithoutStyles();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => isLoaded(page, styles)).toBe(true);
  await expect(email).toHaveValue(ada);

  await openWithoutStyles();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await isLoaded(page, styles)).toBe(true);
  expect(loads()).toBe(2);
});
