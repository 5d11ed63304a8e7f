import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '#tests/e2e/fixtures/launchOptions.ts';
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

/** Starts Chromium, which Playwright drives. */
export const startChromium = async (): Promise<Engine> => {
  const browser = await chromium.launch(launchOptions());
  return {
    newDriver: async () => {
      const options = { locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce' } as const;
      return drivePage(await (await browser.newContext(options)).newPage());
    },
    close: () => browser.close(),
  };
};
