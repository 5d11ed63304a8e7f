import type { Browser, Page } from '@playwright/test';
import { visitor } from '#tests/e2e/fixtures/launchOptions.ts';
import type { Driver, Engine } from './driver.ts';

const drivePage = (page: Page): Driver => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const atOnce = { waitUntil: 'commit' } as const;
  return {
    open: (address) => page.goto(address, atOnce),
    back: () => page.goBack(atOnce),
    reload: () => page.reload(atOnce),
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: async (keys) => {
      // Because: Playwright presses only what is on a keyboard of the USA.
      for (const key of keys) await (key.length > 1 ? page.keyboard.press(key) : page.keyboard.type(key));
    },
    errors: () => errors,
    close: () => page.context().close(),
  };
};

/** Drives pages of a whole Chromium that runs. */
export const driveChromium = (browser: Browser): Engine => ({
  newDriver: async () => drivePage(await browser.newPage(visitor)),
});
