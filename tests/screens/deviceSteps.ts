import type { Step } from './scene.ts';

/** Waits until the app has rendered: a prerendered page shows before its script runs. */
export const appReady: Step = ({ page }) =>
  page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);

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
