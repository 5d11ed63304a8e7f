import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';

test('a tab offers the sign-in of another tab by name, leads to its own partner, and forgets the person after a sign-out elsewhere', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/getGSOTokens/);
  const waiting = await context.newPage();
  await openSignInFrom(waiting, sandbox, 'business.xe');
  await (await openSignInFrom(page, sandbox)).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  const offer = waiting.getByRole('status').filter({ hasText: 'You signed in in another tab.' });
  const continueButton = waiting.getByRole('button', { name: 'Continue', exact: true });
  const named = waiting.getByRole('heading', { name: 'Continue as personal@sandbox.test', level: 1 });
  await expect(offer).toBeVisible();
  await continueButton.click();
  await expect(named).toBeFocused();
  await expect(offer).toHaveCount(0);

  await page.goto(sandbox.origin('account.xe'));
  await page.getByRole('button', { name: 'Use a different account' }).click();
  await expect(waiting.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  const left = await waiting.evaluate(() => document.body.innerHTML + JSON.stringify(Object.entries(sessionStorage)));
  expect(left).not.toContain('personal@');

  await (await openSignInFrom(page, sandbox)).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  await expect(offer).toBeVisible();
  await continueButton.click();
  await expect(named).toBeVisible();
  await continueButton.click();
  await expectSignedIn(waiting, 'personal@sandbox.test');
  expect(new URL(waiting.url()).origin).toBe(sandbox.origin('business.xe'));
});
