import { chromium, expect, type Page } from '@playwright/test';
import { launchOptions } from '#tests/e2e/fixtures/launch.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom, expectSignedIn, signInPage } from '#tests/e2e/sign-in/signInPage.ts';

// Because: Playwright switches the back-forward cache off, and here it is what is to be tested.
const withCache = { ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] };

const noteReturns = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['broughtBack'] = 'yes';
    });
  });
};

test('a page brought back by the back-forward cache is live: no frozen spinner, and news of other tabs is heard', async ({
  sandbox,
}) => {
  const browser = await chromium.launch(withCache);
  const context = await browser.newContext();
  const page = await context.newPage();
  await noteReturns(page);
  const form = await comeFrom(page, sandbox, 'partner.xe');
  await form.email.fill('personal@sandbox.test');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  // Because: a page that comes out of the cache is not loaded, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-brought-back', 'yes');
  await expect(form.submit).not.toHaveAttribute('aria-busy', 'true');
  await expect(form.email).toHaveValue('personal@sandbox.test');

  const other = await context.newPage();
  await (await comeFrom(other, sandbox)).signIn('business@sandbox.test');
  await expectSignedIn(other, 'business@sandbox.test', 'Business');
  await expect(page.getByText('You signed in in another tab.')).toBeVisible();

  await signInPage(page).signIn('personal@sandbox.test');
  await expectSignedIn(page, 'personal@sandbox.test');
  expect(new URL(page.url()).origin).toBe(sandbox.origin('partner.xe'));
  await browser.close();
});
