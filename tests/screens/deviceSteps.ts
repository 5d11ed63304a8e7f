import { expect } from '@playwright/test';
import { onPage, type Step } from './scene.ts';

/** Waits until the app has rendered: a prerendered page shows before its script runs. */
export const appReady: Step = ({ page }) =>
  page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);

/** Waits until a font of the page is loaded. */
export const fontLoaded = (name: string): Step =>
  onPage((page) =>
    page.waitForFunction(
      (wanted) => [...document.fonts].some(({ family, status }) => family === wanted && status === 'loaded'),
      name,
    ),
  );

/** Waits until the sandbox has received a request whose path ends with `path`. */
export const requested =
  (path: string): Step =>
  ({ sandbox }) =>
    expect.poll(() => sandbox.requests(path)).not.toHaveLength(0);

export const goOffline: Step = async ({ page }) => {
  // Because: a person sees the whole page before the connection breaks.
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
  await page.context().setOffline(true);
};

/** Blocks cookies in the pages that open next. */
export const blockCookies: Step = async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
};

/** Presses a key in the field of the password while caps lock is on. */
export const pressWithCapsLock: Step = ({ page }) =>
  page.locator('input[name="password"]').evaluate((element) => {
    element.focus();
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true }));
  });
