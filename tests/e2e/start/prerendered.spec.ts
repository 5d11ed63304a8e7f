import { expect } from '@playwright/test';
import { chunksOf } from '#tests/e2e/faults/loading/walkFaults.ts';
import { expectVisibleFocus } from '#tests/e2e/fixtures/expectVisibleFocus.ts';
import { holdScripts } from '#tests/e2e/fixtures/holdScripts.ts';
import { readLayoutShift, recordLayoutShift } from '#tests/e2e/fixtures/layoutShift.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

test('who has reached a field before the script is loaded stays there, and the next screen begins at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const release = await holdScripts(page);
  await page.goto('/signin', { waitUntil: 'commit' });
  const { email, password } = signInPage(page);
  await email.focus();
  await page.keyboard.press('Tab');
  await expect(password).toBeInViewport();
  release();
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await expect(page.getByRole('dialog', { name: 'Cookies' })).toBeVisible();
  await expectVisibleFocus(page);
  await expect(password).toBeFocused();
  await page.getByRole('link', { name: 'Create an account' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the form shows without any script, in the requested language and brand', async ({ browser, sandbox }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-CA' });
  const page = await context.newPage();
  await page.goto(`${sandbox.origin('account.britline')}/`);
  await expect(page).toHaveTitle('Se connecter – Britline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.locator('input[name=password]')).toBeVisible();
  expect(await page.locator('noscript').textContent()).toContain('Cette page a besoin de JavaScript.');
  await context.close();
});

test('nothing moves and earlier input stays when the script, the documents and the social logins load', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 1600 });
  await recordLayoutShift(page);
  await sandbox.fail({ host: 'launchpad.xe.localhost', path: 'system/fields/GB', hold: true });
  const release = await holdScripts(page);
  await page.goto('/signin', { waitUntil: 'commit' });
  const { email } = signInPage(page);
  await email.fill('personal@sandbox.test');
  const sent = await email.elementHandle();
  const languages = page.getByLabel('Language');
  const link = page.getByRole('link', { name: 'Create an account' });
  const terms = page.getByText('Terms and conditions');
  // Because: the boxes of words are those of their face, in lines of the same height.
  const item = page.getByRole('listitem').filter({ has: terms });
  const boxes = async () =>
    (await Promise.all([link, languages, item].map((each) => each.boundingBox()))).map((box) => [box?.y, box?.height]);
  const before = await boxes();
  release();
  await expect(languages.getByRole('option')).not.toHaveCount(1);
  expect(await boxes()).toEqual(before);
  expect(await sent?.isVisible()).toBe(true);
  await expect(email).toHaveValue('personal@sandbox.test');
  await link.hover();
  await page.mouse.down();
  await expect(terms).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terms' })).toHaveCount(0);
  await sandbox.clearFaults();
  await expect(page.getByRole('link', { name: 'Terms' })).toBeVisible();
  expect(await boxes()).toEqual(before);
  expect(await readLayoutShift(page)).toBe(0);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your password must have at least 10 characters')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms' })).toBeVisible();
  expect(await readLayoutShift(page)).toBe(0);
});

test('the name of the site appears below the heading, and nothing moves', async ({ page, sandbox }) => {
  await recordLayoutShift(page);
  const release = await holdScripts(page);
  const form = await openSignInFrom(page, sandbox, 'business.xe');
  const top = async () => (await form.email.boundingBox())?.y;
  const [before, { y = 0, height = 0 } = {}] = [await top(), (await page.locator('h1').boundingBox()) ?? undefined];
  expect(((await page.locator('form').boundingBox())?.y ?? Infinity) - y - height).toBeLessThanOrEqual(32);
  release();
  await expect(page.getByText('to continue to Xe Business')).toBeVisible();
  expect(await top()).toBe(before);
  expect(await readLayoutShift(page)).toBe(0);
});

for (const locale of ['en-GB', 'de-DE', 'el-GR', 'nb-NO', 'es-ES']) {
  test.describe(locale, () => {
    test.use({ locale });
    test('the footer is low on a phone and fits a finger, and no link is alone on a wide page', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/signin');
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link')).toHaveCount(3);
      expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(100);
      const targets = await footer.locator('a, button, select').all();
      for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      await page.setViewportSize({ width: 1280, height: 800 });
      const tops = await Promise.all(targets.map(async (target) => (await target.boundingBox())?.y ?? 0));
      for (const top of tops) expect(tops.filter((other) => Math.abs(other - top) < 9).length).toBeGreaterThan(1);
    });
  });
}

test('a page of another brand that a cache has sent by mistake calls the identity service of its host, and becomes a page of that brand', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  // Because: Chromium lets no page that a test has replaced call a service on this machine.
  pageErrors.expect(
    /^console: (?:weblogin failed|Failed to get document|Access to fetch|Failed to load resource|Missing (?:platform|redirectUrl))/,
  );
  const answer = await page.goto(`${sandbox.origin('account.britline')}/signin`);
  const theirs = (await answer?.text()) ?? '';
  const release = await holdScripts(page);
  await page.route(
    (url) => url.pathname === '/signin',
    (route) => route.fulfill({ body: theirs, contentType: 'text/html' }),
    { times: 1 },
  );
  await page.goto('/signin', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'britline');
  await signInPage(page).fill('personal@sandbox.test');
  release();
  await expect(page.getByRole('img', { name: 'Xe', exact: true })).toBeVisible();
  await expect(signInPage(page).email).toHaveValue('personal@sandbox.test');
  const sent = page.waitForRequest(/authorization\/weblogin/);
  await signInPage(page).submit.click();
  expect(new URL((await sent).url()).hostname).toBe('launchpad.xe.localhost');
});

test('a style sheet that is later than the script moves nothing', async ({ page, sandbox }) => {
  await recordLayoutShift(page);
  for (const target of chunksOf('view', 'css')) await sandbox.fail({ ...target, hold: true });
  const view = page.waitForResponse(/assets\/view-.*js/);
  await page.goto('/signin', { waitUntil: 'commit' });
  await view;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await sandbox.clearFaults();
  await expect(page.getByRole('option', { name: 'Dansk' })).toHaveCount(1);
  expect(await readLayoutShift(page)).toBe(0);
});
