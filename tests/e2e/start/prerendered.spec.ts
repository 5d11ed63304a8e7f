import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { pageFile } from '#env/shared/prerenderedPages.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { chunksOf } from '#tests/e2e/faults/loading/walkFaults.ts';
import { expectReady } from '#tests/e2e/fixtures/expectReady.ts';
import { holdScripts } from '#tests/e2e/fixtures/holdScripts.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { signInPage } from '#tests/e2e/sign-in/signInPage.ts';

test.use({ isDrawn: true });

/** Records the layout shifts of each document that a page loads from now on. Returns the function that reads those of the current one. */
const recordShifts = async (page: Page): Promise<() => Promise<ReadonlyArray<unknown>>> => {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Reflect.set(window, 'shifts', shifts);
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
};

test('nothing moves and earlier input stays when the script, the documents and the social logins load', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 1600 });
  const shifts = await recordShifts(page);
  await sandbox.fail({ host: 'launchpad.xe.localhost', path: 'system/fields/GB', hold: true });
  const release = await holdScripts(page);
  await page.goto('/signin', { waitUntil: 'commit' });
  const { email } = signInPage(page);
  await email.fill('personal@sandbox.test');
  const languages = page.getByLabel('Language');
  const link = page.getByRole('link', { name: 'Create an account' });
  const terms = page.getByText('Terms and conditions');
  // Because: the boxes of words are those of their face, in lines of the same height.
  const item = page.getByRole('listitem').filter({ has: terms });
  const placeOf = async (each: Locator) => {
    const { y, height } = (await each.boundingBox()) ?? {};
    return { y, height };
  };
  const places = () => Promise.all([link, languages, item].map(placeOf));
  const before = await places();
  release();
  await expect(languages.getByRole('option')).not.toHaveCount(1);
  expect(await places()).toEqual(before);
  await expect(email).toHaveValue('personal@sandbox.test');
  await link.hover();
  await page.mouse.down();
  await expect(terms).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terms' })).toHaveCount(0);
  await sandbox.clearFaults();
  await expect(page.getByRole('link', { name: 'Terms' })).toBeVisible();
  expect(await places()).toEqual(before);
  expect(await shifts()).toEqual([]);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your password must have at least 10 characters')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms' })).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('a page of another brand that a cache has sent by mistake calls the identity service of its host, and becomes a page of that brand', async ({
  page,
  pageErrors,
}) => {
  // Because: Chromium lets no page that a test has replaced call a service on this machine.
  pageErrors.expect(
    /^console: (?:weblogin failed|Failed to get document|Access to fetch|Failed to load resource|Missing (?:platform|redirectUrl))/,
  );
  const body = readFileSync(join(dist, pageFile('britline', 'en-GB', '/signin')), 'utf8');
  const release = await holdScripts(page);
  const isSignIn = (url: URL): boolean => url.pathname === '/signin';
  await page.route(isSignIn, (route) => route.fulfill({ body, contentType: 'text/html' }), { times: 1 });
  await page.goto('/signin', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'britline');
  const { email, fill, submit } = signInPage(page);
  await fill('personal@sandbox.test');
  release();
  await expect(page.getByRole('img', { name: 'Xe', exact: true })).toBeVisible();
  await expect(email).toHaveValue('personal@sandbox.test');
  const sent = page.waitForRequest(/authorization\/weblogin/);
  await submit.click();
  expect(new URL((await sent).url()).hostname).toBe('launchpad.xe.localhost');
});

test('a style sheet that is later than the script moves nothing, and neither does the name of the site', async ({
  page,
  sandbox,
}) => {
  const shifts = await recordShifts(page);
  for (const target of chunksOf('view', 'css')) await sandbox.fail({ ...target, hold: true });
  const view = page.waitForResponse(/assets\/view-.*js/);
  await page.goto(`${sandbox.origin('business.xe')}/sign-in`, { waitUntil: 'commit' });
  const { email } = signInPage(page);
  const top = async () => (await email.boundingBox())?.y;
  const before = await top();
  await view;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await sandbox.clearFaults();
  await expectReady(page);
  await expect(page.getByText('to continue to Xe Business')).toBeVisible();
  expect(await top()).toBe(before);
  expect(await shifts()).toEqual([]);
});
