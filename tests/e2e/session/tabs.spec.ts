import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { continueToSignedIn, openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

test('a sign-in in another tab shows an offer until that session ends, and only the person that this tab names continues to its own partner', async ({
  page,
  context,
  sandbox,
}) => {
  test.slow();
  const waiting = await context.newPage();
  await openSignInFrom(waiting, sandbox, 'business.xe');
  await (await openSignInFrom(page, sandbox, 'transfer.xe')).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('transfer.xe'));
  const offer = waiting.getByRole('status').filter({ hasText: 'You signed in in another tab.' });
  await expect(offer).toBeVisible();
  await expectAccessible(waiting);

  await page.goto(sandbox.origin('account.xe'));
  await page.getByRole('button', { name: 'Use a different account' }).click();
  await expect(offer).toHaveCount(0);

  await signInPage(page).signIn('personal@sandbox.test');
  await continueToSignedIn(page, 'personal@sandbox.test');
  await expect(offer).toBeVisible();
  await waiting.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(waiting.getByRole('heading', { name: 'Continue as personal@sandbox.test', level: 1 })).toBeFocused();
  await expect(offer).toHaveCount(0);

  await sandbox.advanceClock(60_000);
  await page.goto('/signin');
  await signInPage(page).signIn('business@sandbox.test');
  await continueToSignedIn(page, 'business@sandbox.test', 'Business');
  await waiting.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(waiting.getByRole('heading', { name: 'Continue as business@sandbox.test', level: 1 })).toBeVisible();
  await waiting.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectSignedIn(waiting, 'business@sandbox.test', 'Business');
  expect(new URL(waiting.url()).origin).toBe(sandbox.origin('business.xe'));
});

test('a sign-out in another tab removes the person from this tab, its page and its storage', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/getGSOTokens/);
  const other = await context.newPage();
  await (await openSignInFrom(other, sandbox, 'business.xe')).signIn('linked@sandbox.test');
  await expect(other.getByRole('button', { name: 'Lin Linked Personal' })).toBeVisible();
  await page.goto(sandbox.origin('account.xe'));
  await page.getByRole('button', { name: 'Use a different account' }).click();
  await expect(other.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  const left = await other.evaluate(() => document.body.innerHTML + JSON.stringify(Object.entries(sessionStorage)));
  expect(left).not.toMatch(/linked@|Lin Linked|Linked Trading/);
  await signInPage(other).signIn('business@sandbox.test');
  await expectSignedIn(other, 'business@sandbox.test', 'Business');
  expect(new URL(other.url()).origin).toBe(sandbox.origin('business.xe'));
});
