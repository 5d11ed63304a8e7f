import { expect, type Page } from '@playwright/test';
import type { Control } from '#tests/e2e/fixtures/control.ts';

/** What happens to the page of a scene from outside: the state of the app, the browser and the machine. */
export const playwrightDevice = (page: Page, sandbox: Control) => ({
  /** Waits until the app has rendered: a prerendered page shows before its script runs. */
  waitForApp: async (): Promise<void> => {
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  },
  /** Waits until a font of the page is loaded. */
  waitForFont: async (name: string): Promise<void> => {
    await page.waitForFunction(
      (wanted) => [...document.fonts].some(({ family, status }) => family === wanted && status === 'loaded'),
      name,
    );
  },
  /** Waits until the sandbox has received a request whose path ends with `path`. */
  waitForRequest: (path: string): Promise<void> => expect.poll(() => sandbox.requests(path)).not.toHaveLength(0),
  goBack: (): Promise<void> => page.evaluate(() => window.history.back()),
  goOffline: async (): Promise<void> => {
    // Because: a person sees the whole page before the connection breaks.
    await page.waitForFunction(
      () =>
        document.querySelector('#appearance:empty') === null &&
        [...document.images].every((image) => image.complete || !image.checkVisibility()),
    );
    await page.context().setOffline(true);
  },
  /** Blocks cookies in the pages that open next. */
  blockCookies: async (): Promise<void> => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  },
  /** Presses a key in the field with this CSS selector while caps lock is on. */
  pressWithCapsLock: (field: string): Promise<void> =>
    page.locator(field).evaluate((element) => {
      if (element instanceof HTMLElement) element.focus();
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
    }),
  /** Runs steps in a second tab, and closes it. */
  inOtherTab: async (run: (page: Page) => Promise<void>): Promise<void> => {
    const other = await page.context().newPage();
    await run(other);
    await other.close();
  },
});
