import {
  expect,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import type { Sandbox } from '#tests/e2e/fixtures/sandboxTest.ts';

/** A visitor who types one address, in a browser of their own. */
export type Visitor = { readonly page: Page; readonly address: string };

/** What a visitor can see, hear and measure in a page: its path, title, content and focus, without the address itself. */
const observe = async ({ page, address }: Visitor): Promise<string> => {
  const content = await page.locator('body').ariaSnapshot();
  const focus = await page.locator(':focus, body:not(:has(:focus))').ariaSnapshot();
  const seen = [new URL(page.url()).pathname, await page.title(), content, focus].join('\n');
  return seen.replaceAll(address, '(the address)').replaceAll(/\d+ (second|minute)s?|\d+:\d\d/g, '(a time)');
};

/** The calls whose body has the address of a visitor, in order. */
export const callsAbout = async (sandbox: Sandbox, { address }: Visitor): Promise<readonly string[]> =>
  (await sandbox.requests(''))
    .filter(({ body }) => JSON.stringify(body)?.includes(address))
    .map(({ method, path, status }) => `${method} ${path} ${status}`);

/** Lets two visitors do the same, and expects that both see the same. */
export const makeCompare =
  (visitors: readonly [Visitor, Visitor]) =>
  async (act: (visitor: Visitor) => Promise<void>): Promise<void> => {
    for (const visitor of visitors) await act(visitor);
    // Because: announcements follow the content a moment later, on each page in its own time.
    await expect(async () => expect(await observe(visitors[0])).toBe(await observe(visitors[1]))).toPass();
  };

/** Expects a notice with these words. */
export const refused = async (page: Page, words: string): Promise<void> => {
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
};

type Browsers = Pick<PlaywrightTestArgs & PlaywrightTestOptions & PlaywrightWorkerArgs, 'baseURL' | 'browser' | 'page'>;

/** Opens a browser for each of two addresses; the first one has the page of the test. */
export const openVisitors = async (
  { page, browser, baseURL = '' }: Browsers,
  [first, second]: readonly [string, string],
): Promise<readonly [Visitor, Visitor]> => {
  const context = await browser.newContext({ baseURL });
  return [
    { page, address: first },
    { page: await context.newPage(), address: second },
  ];
};
