import type { Page } from 'playwright';

/** Runs a function in a page before the page's own scripts. */
export const runBefore = async (page: Page, script: () => void): Promise<void> => {
  // Because: the TypeScript runner adds calls of its own helper to the function that runs in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(script);
};

/** Waits until the app can send its form. */
export const isReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);

/** Presses a button or a link. */
export const press = (page: Page, role: 'button' | 'link', name: string): Promise<void> =>
  page.getByRole(role, { name, exact: true }).click();
