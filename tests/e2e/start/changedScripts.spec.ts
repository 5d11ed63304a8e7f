import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { dist } from '#env/shared/projectRoot.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { signInPage } from '#tests/e2e/sign-in/signInPage.ts';

const signInHtml = readFileSync(join(dist, 'prerendered', 'xe', 'en-GB', 'signin.html'), 'utf8');

/** Holds the animations of a page at a time, in milliseconds. */
const moveAnimations = (page: Page, currentTime: number): Promise<void> =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, currentTime);

test('a page whose scripts a proxy has changed: a press sends nothing and keeps what was typed, and a notice comes after 15 seconds', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/^policy: .* directive:? ["']script-src/);
  const body = signInHtml.replaceAll('<script>', '<script>/* changed */');
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  await sandbox.fail({ host: 'account.xe.localhost', path: '/signin', status: 200, body, headers });
  await page.goto('/signin');
  const form = signInPage(page);
  const notice = page.getByRole('alert').filter({ hasText: 'This is taking longer than usual' });
  await moveAnimations(page, 14_999);
  await expect(notice).toBeHidden();
  const before = await sandbox.requests('');
  await form.signIn('personal@sandbox.test');
  await moveAnimations(page, 15_001);
  await expect(notice).toBeVisible();
  await expect(form.email).toHaveValue('personal@sandbox.test');
  await expect(form.password).toHaveValue('Correct-horse-9');
  expect(new URL(page.url()).search).toBe('');
  const reloaded = page.waitForEvent('framenavigated');
  await notice.getByRole('link', { name: 'Try again' }).click();
  await reloaded;
  const [first] = (await sandbox.requests('')).slice(before.length);
  expect(first).toMatchObject({ method: 'GET', path: '/signin', query: {}, body: null });
});
