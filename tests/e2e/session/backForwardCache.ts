import { expect, type LaunchOptions, type Page } from '@playwright/test';
import { launchOptions } from '#tests/e2e/fixtures/launch.ts';

/** How a browser is started that keeps the pages it leaves: Playwright switches that off. */
export const withCache: LaunchOptions = { ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/** Has every page say of itself that it came out of the cache. */
export const noteReturns = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['broughtBack'] = 'yes';
    });
  });
};

/** Goes back to a page that must come out of the cache. Such a page is not loaded, so there is no load to wait for. */
export const goBack = async (page: Page): Promise<void> => {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-brought-back', 'yes');
};
