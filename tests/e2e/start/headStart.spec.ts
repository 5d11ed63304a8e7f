import { expect, type Page, type Response } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const isSent = (response: Response): boolean =>
  response.url().includes('authorization/weblogin') && response.request().method() === 'POST';

/** Keeps back what draws the page until something has come about. */
const drawAfter = (page: Page, come: Promise<unknown>): Promise<unknown> =>
  page.route(/\/assets\/vendor-/, async (route) => {
    await come;
    await route.continue();
  });

test('a form is sent before there is a view, once, and the view goes on from its answer', async ({ page, sandbox }) => {
  await drawAfter(page, page.waitForResponse(isSent));
  await page.goto('/', { waitUntil: 'commit' });
  await signInPage(page).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  const sent = (await sandbox.requests('authorization/weblogin')).filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
});

test('what is typed anew after a form was sent ahead counts in the end', async ({ page }) => {
  const form = signInPage(page);
  const answered = page.waitForResponse(isSent);
  await drawAfter(
    page,
    answered.then(() => form.email.fill('personal@sandbox.test')),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await form.signIn('business@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
});
