import { expect, type Page } from '@playwright/test';
import type { SceneDevice } from '#env/sandbox/screens/scene.ts';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';

const pressWithCapsLock = (page: Page) => (field: string) =>
  page.locator(field).evaluate((element) => {
    if (element instanceof HTMLElement) element.focus();
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
  });

/** The browser of a page that Playwright drives. */
export const playwrightDevice = (page: Page, sandbox: Sandbox): SceneDevice => ({
  waitForApp: async () => {
    await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  },
  waitForFont: async (name) => {
    await page.waitForFunction(
      (wanted) => [...document.fonts].some(({ family, status }) => family === wanted && status === 'loaded'),
      name,
    );
  },
  waitForRequest: (path) => expect.poll(() => sandbox.requests(path)).not.toHaveLength(0),
  goBack: () => page.evaluate(() => window.history.back()),
  goOffline: async () => {
    // Because: a person sees the whole page before the connection breaks.
    await page.waitForFunction(
      () =>
        document.querySelector('#appearance:empty') === null &&
        [...document.images].every((image) => image.complete || !image.checkVisibility()),
    );
    await page.context().setOffline(true);
  },
  blockCookies: async () => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  },
  pressWithCapsLock: pressWithCapsLock(page),
  inOtherTab: async (run) => {
    const other = await page.context().newPage();
    await run(other);
    await other.close();
  },
});
