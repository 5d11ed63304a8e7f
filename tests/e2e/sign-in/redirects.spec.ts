import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { signInPage } from './signInPage.ts';

// Because: the corpora test the rule with a thousand addresses.
test('a sign-in with a hostile redirect ends at the transfer site, without the state', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/Redirect address refused/);
  const hostile = 'https://transfer.xe.localhost@evil.example/';
  const query = new URLSearchParams({ redirect_uri: hostile, state: 'evil-state' });
  await page.goto(`/?${query.toString()}`);
  const leaving = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('code='));
  await signInPage(page).signIn('personal@sandbox.test');
  const destination = new URL((await leaving).url());
  expect(destination.origin).toBe(sandbox.origin('transfer.xe'));
  expect(destination.searchParams.has('state')).toBe(false);
});
