import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn } from '#tests/e2e/sign-in/signInPage.ts';

test('a tab that is shown again offers the sign-in of another tab, leads to its own partner, and forgets the person after a partner has signed them out', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/getGSOTokens/);
  const waiting = await context.newPage();
  await openSignInFrom(waiting, sandbox, 'business.xe');
  await page.bringToFront();
  await (await openSignInFrom(page, sandbox, 'partner.xe')).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  // Because: a browser without a window hides no tab.
  const show = (): Promise<unknown> =>
    waiting.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const offer = waiting.getByRole('status').filter({ hasText: 'You are already signed in.' });
  const continueButton = waiting.getByRole('button', { name: 'Continue', exact: true });
  const named = waiting.getByRole('heading', { name: 'Continue as personal@sandbox.test', level: 1 });
  await show();
  await expect(offer).toBeVisible();
  await continueButton.click();
  await expect(named).toBeFocused();

  await page.getByRole('link', { name: 'Sign out' }).click();
  await waiting.bringToFront();
  await waiting.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(waiting.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expect(waiting.getByText('Your session has ended. Sign in again.').first()).toBeVisible();
  const left = await waiting.evaluate(() => document.body.innerHTML + JSON.stringify(Object.entries(sessionStorage)));
  expect(left).not.toContain('personal@');

  await (await openSignInFrom(page, sandbox)).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  await show();
  await expect(offer).toBeVisible();
  await continueButton.click();
  await expect(named).toBeVisible();
  await continueButton.click();
  await expectSignedIn(waiting, 'personal@sandbox.test');
  expect(new URL(waiting.url()).origin).toBe(sandbox.origin('business.xe'));
});
