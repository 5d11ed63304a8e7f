import { expect, type LaunchOptions, type Page } from '@playwright/test';
import { launchOptions } from '#tests/e2e/fixtures/launchOptions.ts';

/** Launch options with the back-forward cache, which Playwright switches off. */
export const withBackForwardCache: LaunchOptions = {
  ...launchOptions(),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** Marks a page that the browser restores from the cache, until the browser leaves it again. */
export const trackCacheRestores = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['restored'] = 'yes';
    });
    window.addEventListener('pagehide', () => delete document.documentElement.dataset['restored']);
  });
};

/** Goes back to a page, and expects it from the cache. Such a page sends no load event to wait for. */
export const goBack = async (page: Page): Promise<void> => {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'yes');
};
