import { expect, type Page } from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxed.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { goBack, noteReturns, withCache } from './backForwardCache.ts';
import { comeFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

test.use({ launchOptions: withCache });

const askedOf = async (sandbox: Sandbox): Promise<ReadonlyArray<string>> =>
  (await sandbox.requests('')).flatMap(({ host, path }) => (host.startsWith('launchpad.') ? [path] : []));

const pointAtLinks = async (page: Page): Promise<void> => {
  for (const name of ['Forgot your password?', 'Create an account']) {
    await page.getByRole('link', { name }).hover();
    await page.getByRole('link', { name }).focus();
  }
};

test('pointing at a link sends nothing; a page brought back is live: no frozen spinner, and news of other tabs is heard', async ({
  page,
  context,
  sandbox,
}) => {
  await noteReturns(page);
  const form = await comeFrom(page, sandbox, 'partner.xe');
  await form.email.fill('personal@sandbox.test');
  const asked = await askedOf(sandbox);
  await pointAtLinks(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  expect(await askedOf(sandbox)).toEqual([...asked, '/social-auth/google']);
  await goBack(page);
  await expect(form.submit).not.toHaveAttribute('aria-busy', 'true');
  await expect(form.email).toHaveValue('personal@sandbox.test');

  const other = await context.newPage();
  await (await comeFrom(other, sandbox)).signIn('business@sandbox.test');
  await expectSignedIn(other, 'business@sandbox.test', 'Business');
  await expect(page.getByText('You signed in in another tab.')).toBeVisible();

  await signInPage(page).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
});
