import { expect, type LaunchOptions, type Page } from '@playwright/test';
import { codePage, newestCode } from '#tests/e2e/code/codePage.ts';
import { launchOptions } from '#tests/e2e/fixtures/launchOptions.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

/** Launch options with the back-forward cache, which Playwright switches off. */
const withBackForwardCache: LaunchOptions = {
  ...launchOptions(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

test.use({ launchOptions: withBackForwardCache, isDrawn: false });

/** Marks a page that the browser restores from the cache, until the browser leaves it again. */
const trackCacheRestores = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['restored'] = 'yes';
    });
    window.addEventListener('pagehide', () => delete document.documentElement.dataset['restored']);
  });
};

/** Goes back to a page, and expects it from the cache. Such a page sends no load event to wait for. */
const goBack = async (page: Page): Promise<void> => {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'yes');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

test('a form that Back restores works: no busy button, no password; a page with a person loads anew, and sends no code twice', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/dialog: beforeunload/);
  const number = '+447700900101';
  await trackCacheRestores(page);
  const form = await openSignInFrom(page, sandbox, 'partner.xe');
  await form.fill('sms2fa@sandbox.test');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  await goBack(page);
  await expect(form.email).toHaveValue('sms2fa@sandbox.test');
  await expect(form.password).toHaveValue('');

  await form.signIn('sms2fa@sandbox.test');
  await page.getByRole('button', { name: 'Send code' }).click();
  const { code } = codePage(page);
  await expect(code).toBeVisible();
  await page.goto(`${sandbox.origin('transfer.xe')}/help`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(code).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-restored');
  await code.fill(await newestCode(sandbox, number));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectSignedIn(page, 'sms2fa@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
  expect(await sandbox.inbox(number)).toHaveLength(1);
});

test('a page that was in the cache during a sign-out forgets its person and leads to sign-in', async ({
  page,
  context,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/getGSOTokens/);
  await trackCacheRestores(page);
  await (await openSignInFrom(page, sandbox, 'partner.xe')).signIn('linked@sandbox.test');
  await expect(page.getByRole('button', { name: 'Lin Linked Personal' })).toBeVisible();
  await page.goto(`${sandbox.origin('transfer.xe')}/help`);
  const other = await context.newPage();
  await other.goto(`${sandbox.origin('account.xe')}/continue`);
  await other.getByRole('button', { name: 'Use a different account' }).click();
  await (await openSignInFrom(other, sandbox)).signIn('business@sandbox.test');
  await expectSignedIn(other, 'business@sandbox.test', 'Business');

  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expect(signInPage(page).email).toHaveValue('');
  const left = await page.evaluate(() => document.body.innerHTML + JSON.stringify(Object.entries(sessionStorage)));
  expect(left).not.toMatch(/linked@|Lin Linked|Linked Trading/);
});
