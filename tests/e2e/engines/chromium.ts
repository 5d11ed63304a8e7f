import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '#tests/e2e/fixtures/launchOptions.ts';
import type { Driver, Engine, InputStep } from './driver.ts';

/** Playwright's names of the keys that are no character. */
const names: { readonly [value: string]: string } = { '\uE007': 'Enter', '\uE004': 'Tab' };

const perform = async ({ mouse, keyboard }: Page, step: InputStep): Promise<void> => {
  if (step.type === 'pointerMove') return mouse.move(step.x, step.y);
  if (!('value' in step)) return step.type === 'pointerDown' ? mouse.down() : mouse.up();
  const name = names[step.value];
  if (step.type === 'keyDown') return name === undefined ? keyboard.type(step.value) : keyboard.down(name);
  if (name !== undefined) await keyboard.up(name);
};

const drivePage = (page: Page): Driver => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const atOnce = { waitUntil: 'commit' } as const;
  return {
    open: (address) => page.goto(address, atOnce),
    back: () => page.goBack(atOnce),
    reload: () => page.reload(atOnce),
    evaluate: (expression) => page.evaluate(expression),
    perform: async ({ actions }) => {
      for (const step of actions) await perform(page, step);
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
