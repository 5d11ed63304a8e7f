import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

test('two tabs on different partners never mix', async ({ page, context, sandbox }) => {
  const other = await context.newPage();
  const one = await comeFrom(page, sandbox, 'transfer.xe');
  const two = await comeFrom(other, sandbox, 'business.xe');
  await one.signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  await two.signIn('business@sandbox.test');
  await expectSignedIn(other, 'business@sandbox.test', 'Business');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('transfer.xe'));
  expect(new URL(other.url()).origin).toBe(sandbox.origin('business.xe'));
});

test('a sign-in finished in another tab is noticed, unnoticed once it ends, and goes on to this tab’s own partner', async ({
  page,
  context,
  sandbox,
}) => {
  const waiting = await context.newPage();
  await comeFrom(waiting, sandbox, 'business.xe');
  await (await comeFrom(page, sandbox, 'transfer.xe')).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  const offer = waiting.getByRole('status').filter({ hasText: 'You signed in in another tab.' });
  await expect(offer).toBeVisible();
  await expectAccessible(waiting);

  await page.goto(sandbox.origin('account.xe'));
  await page.getByRole('button', { name: 'Use a different account' }).click();
  await expect(offer).toHaveCount(0);

  await signInPage(page).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  await expect(offer).toBeVisible();
  await waiting.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectSignedIn(waiting, 'personal@sandbox.test');
  expect(new URL(waiting.url()).origin).toBe(sandbox.origin('business.xe'));
});
