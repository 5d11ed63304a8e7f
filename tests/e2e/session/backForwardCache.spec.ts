import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { goBack, trackCacheRestores, withBackForwardCache } from './backForwardCache.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

test.use({ launchOptions: withBackForwardCache, isDrawn: false });

const launchpadPaths = async (sandbox: Sandbox): Promise<ReadonlyArray<string>> =>
  (await sandbox.requests('')).flatMap(({ host, path }) => (host.startsWith('launchpad.') ? [path] : []));

const pointAtLinks = async (page: Page): Promise<void> => {
  for (const name of ['Forgot your password?', 'Create an account']) {
    await page.getByRole('link', { name }).hover();
    await page.getByRole('link', { name }).focus();
  }
};

test('hovering over a link sends no request; a restored page works: no busy button, no password, and it notices a sign-in in another tab', async ({
  page,
  context,
  sandbox,
}) => {
  await trackCacheRestores(page);
  const form = await openSignInFrom(page, sandbox, 'partner.xe');
  await form.fill('personal@sandbox.test');
  const pathsBefore = await launchpadPaths(sandbox);
  await pointAtLinks(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  expect(await launchpadPaths(sandbox)).toEqual([...pathsBefore, '/social-auth/google']);
  await goBack(page);
  await expect(form.submit).not.toHaveAttribute('aria-busy', 'true');
  await expect(form.email).toHaveValue('personal@sandbox.test');
  await expect(form.password).toHaveValue('');

  const other = await context.newPage();
  await (await openSignInFrom(other, sandbox)).signIn('business@sandbox.test');
  await expectSignedIn(other, 'business@sandbox.test', 'Business');
  await expect(page.getByText('You signed in in another tab.')).toBeVisible();

  await signInPage(page).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});

test('a page that was in the cache during a sign-out forgets its person and leads to sign-in', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/getGSOTokens/);
  await trackCacheRestores(page);
  await (await openSignInFrom(page, sandbox, 'partner.xe')).signIn('linked@sandbox.test');
  await expect(page.getByRole('button', { name: 'Lin Linked Personal' })).toBeVisible();
  await page.goto(`${sandbox.origin('transfer.xe')}/help`);
  const other = await context.newPage();
  await other.goto(`${sandbox.origin('account.xe')}/continue`);
  await other.getByRole('button', { name: 'Use a different account' }).click();
  await (await openSignInFrom(other, sandbox)).signIn('business@sandbox.test');
  await expectSignedIn(other, 'business@sandbox.test', 'Business');

  await goBack(page);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expect(signInPage(page).email).toHaveValue('');
  const left = await page.evaluate(() => document.body.innerHTML + JSON.stringify(Object.entries(sessionStorage)));
  expect(left).not.toMatch(/linked@|Lin Linked|Linked Trading/);
  const counted = await page.evaluate(() => localStorage.getItem('account.signOuts'));
  expect(counted).toBe('1');
});
