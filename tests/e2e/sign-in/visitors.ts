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

/** Visitors who do the same; the others are compared with the first. */
type Visitors = readonly [Visitor, ...Visitor[]];

/** What a visitor can see, hear and measure in a page: its path, title, content and focus, without the address itself. */
const observe = async ({ page, address }: Visitor): Promise<string> => {
  const content = await page.locator('body').ariaSnapshot();
  const focus = await page.locator(':focus, body:not(:has(:focus))').ariaSnapshot();
  const seen = [new URL(page.url()).pathname, await page.title(), content, focus].join('\n');
  return seen.replaceAll(address, '(the address)').replaceAll(/\d+ (second|minute)s?|\d+:\d\d/g, '(a time)');
};

const callsAbout = async (sandbox: Sandbox, { address }: Visitor): Promise<readonly string[]> =>
  (await sandbox.requests(''))
    .filter(({ body }) => JSON.stringify(body)?.includes(address))
    .map(({ method, path, status }) => `${method} ${path} ${status}`);

/** Expects that all visitors made the same calls with their address, in the same order and with the same results. */
export const expectSameCalls = async (sandbox: Sandbox, [first, ...others]: Visitors): Promise<void> => {
  const calls = await callsAbout(sandbox, first);
  for (const other of others) expect(await callsAbout(sandbox, other), other.address).toEqual(calls);
};

/** Lets every visitor do the same, and expects that all see the same. */
export const makeCompare =
  (visitors: Visitors) =>
  async (act: (visitor: Visitor) => Promise<void>): Promise<void> => {
    for (const visitor of visitors) await act(visitor);
    const [first, ...others] = visitors;
    // Because: announcements follow the content a moment later, on each page in its own time.
    for (const other of others)
      await expect(async () => expect(await observe(other), other.address).toBe(await observe(first))).toPass();
  };

/** Expects a notice with these words. */
export const refused = async (page: Page, words: string): Promise<void> => {
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
};

type Browsers = Pick<PlaywrightTestArgs & PlaywrightTestOptions & PlaywrightWorkerArgs, 'baseURL' | 'browser' | 'page'>;

/** Opens a browser for each address; the first one has the page of the test. */
export const openVisitors = async (
  { page, browser, baseURL = '' }: Browsers,
  [first, ...others]: readonly [string, ...string[]],
): Promise<Visitors> => {
  const visitors: [Visitor, ...Visitor[]] = [{ page, address: first }];
  for (const address of others) {
    const context = await browser.newContext({ baseURL });
    visitors.push({ page: await context.newPage(), address });
  }
  return visitors;
};
