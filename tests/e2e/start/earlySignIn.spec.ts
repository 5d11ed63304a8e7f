import { expect, type Page, type Response } from '@playwright/test';
import { holdScripts } from '#tests/e2e/fixtures/holdScripts.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const isSignInResponse = (response: Response): boolean =>
  response.url().includes('authorization/weblogin') && response.request().method() === 'POST';

/** Delays React and its libraries until a promise resolves. */
const delayVendorChunk = async (page: Page, until: Promise<unknown>): Promise<void> => {
  const release = await holdScripts(page, /\/assets\/vendor-/);
  void until.then(release);
};

test('the form is sent once before the view is loaded, and the view uses the answer', async ({ page, sandbox }) => {
  await delayVendorChunk(page, page.waitForResponse(isSignInResponse));
  await page.goto('/', { waitUntil: 'commit' });
  await signInPage(page).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  const sent = (await sandbox.requests('authorization/weblogin')).filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
});

test('input that changes after an early submit replaces what was sent', async ({ page }) => {
  const form = signInPage(page);
  const answered = page.waitForResponse(isSignInResponse);
  await delayVendorChunk(
    page,
    answered.then(() => form.email.fill('personal@sandbox.test')),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await form.signIn('business@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
});
