import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { consentCard } from '#tests/e2e/consent/consentCard.ts';
import { comeFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

test('blocked cookies get a page that says what to allow, and that lets in once they are', async ({
  page,
  context,
  sandbox,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto(sandbox.origin('transfer.xe'));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Your browser is blocking cookies', level: 1 })).toBeVisible();
  await expect(page.getByText('Allow cookies for xe.localhost and its pages.')).toBeVisible();
  await expectAccessible(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: false });
  await page.getByRole('button', { name: 'Try again' }).click();
  await signInPage(page).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
});

test('no connection is said in words, and its return is noticed', async ({ page, context, sandbox, complaints }) => {
  // Because: a form can be filled in while the browser is still fetching icons, and what follows the first screen.
  complaints.expect(/ERR_INTERNET_DISCONNECTED|What follows the first screen could not be loaded/);
  // Because: a style sheet fetched ahead and cut off half-way is one that axe would fetch for itself, against the policy.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const form = await comeFrom(page, sandbox);
  await form.fill('personal@sandbox.test');
  await expect(consentCard(page).card).toBeVisible();
  await context.setOffline(true);
  const gone = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(gone).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'You are online again.' })).toBeVisible();
  await expect(gone).toHaveCount(0);
  await expectAccessible(page);
  await form.submit.click();
  await expectSignedIn(page, 'personal@sandbox.test');
});
