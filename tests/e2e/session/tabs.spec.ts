import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

test('a tab that is shown again offers the sign-in of another tab, forgets the person whom a partner has signed out, and leads the next one to its own partner', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/getGSOTokens/);
  const waiting = await context.newPage();
  await openSignInFrom(waiting, sandbox, 'business.xe');
  await page.bringToFront();
  const proceed = waiting.getByRole('button', { name: 'Continue', exact: true });
  const signInElsewhere = async (): Promise<void> => {
    await (await openSignInFrom(page, sandbox, 'partner.xe')).signIn('personal@sandbox.test');
    await expectSignedIn(page, 'personal@sandbox.test');
    // Because: a browser without a window hides no tab.
    await waiting.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(waiting.getByRole('status').filter({ hasText: 'You are already signed in.' })).toBeVisible();
    await proceed.click();
    await expect(waiting.getByRole('heading', { name: 'Continue as personal@sandbox.test' })).toBeFocused();
  };
  await signInElsewhere();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await waiting.bringToFront();
  await waiting.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(waiting.getByText('Your session has ended. Sign in again.').first()).toBeVisible();
  const left = await waiting.evaluate(() => document.body.innerHTML + JSON.stringify(Object.entries(sessionStorage)));
  expect(left).not.toContain('personal@');

  await signInElsewhere();
  await proceed.click();
  await expectSignedIn(waiting, 'personal@sandbox.test');
  expect(new URL(waiting.url()).origin).toBe(sandbox.origin('business.xe'));
});
