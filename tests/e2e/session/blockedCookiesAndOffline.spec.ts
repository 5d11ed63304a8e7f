import { expect } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/fixtures/expectAccessible.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { consentCard } from '#tests/e2e/consent/consentCard.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

test('blocked cookies lead to a page that says what to allow, and a retry works once they are allowed', async ({
  page,
  context,
  sandbox,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.goto(`${sandbox.origin('transfer.xe')}/sign-in`);
  await expect(page.getByRole('heading', { name: 'Your browser is blocking cookies', level: 1 })).toBeVisible();
  await expect(page.getByText('Allow cookies for xe.localhost and its pages.')).toBeVisible();
  await expectAccessible(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: false });
  await page.getByRole('button', { name: 'Try again' }).click();
  await signInPage(page).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
});

test('a lost connection shows a notice, and so does its return', async ({ page, context, sandbox, pageErrors }) => {
  // Because: the browser may still load icons and the deferred services while the test fills in the form.
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED|What follows the first screen could not be loaded/);
  // Because: axe itself loads a prefetched style sheet that was interrupted, and the policy blocks that.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const form = await openSignInFrom(page, sandbox);
  await expect(consentCard(page).card).toBeVisible();
  await context.setOffline(true);
  const offlineNotice = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await expect(offlineNotice).toHaveText('You are offline. You can go on when the connection is back.');
  await context.setOffline(false);
  await form.fill('personal@sandbox.test');
  await context.setOffline(true);
  await expect(offlineNotice).toContainText('What you typed is kept');
  const [heading, notice] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    offlineNotice.boundingBox(),
  ]);
  expect(notice?.y).toBeGreaterThan(heading?.y ?? Infinity);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'You are online again.' })).toBeVisible();
  await expect(offlineNotice).toHaveCount(0);
  await form.submit.click();
  await expectSignedIn(page, 'personal@sandbox.test');
});
