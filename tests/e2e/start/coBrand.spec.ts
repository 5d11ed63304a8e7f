import { expect, type Page } from '@playwright/test';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

/** Whether the font of the co-brand is loaded. */
const hasFont = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Lora' && status === 'loaded'));

test('a visitor of a co-brand sees no form in the look of the main brand, and a blocked font leaves the page as it is', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_BLOCKED_BY_CLIENT/);
  let blocked = 0;
  await page.route('**/lora.woff2', (route) => {
    blocked += 1;
    return route.abort('blockedbyclient');
  });
  await sandbox.fail({ host: 'content.localhost', path: '/documents/search', times: 1, delayMs: 300 });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Reflect.set(window, 'logosOfForms', seen);
    const record = (): void => {
      const logo = document.querySelector('header img');
      if (document.querySelector('form') !== null && logo instanceof HTMLImageElement) seen.add(logo.src);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await openSignInFrom(page, sandbox, 'northbank.xe');
  const logos = (): Promise<unknown> => page.evaluate(() => [...Reflect.get(window, 'logosOfForms')]);
  await expect.poll(logos).toEqual([expect.stringContaining('northbank')]);
  await expect.poll(() => blocked).toBeGreaterThan(0);
  expect(await hasFont(page)).toBe(false);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
});

test('a late theme of a co-brand is shown with the next screen, with its font', async ({ page, sandbox }) => {
  const { opened, open } = gate();
  const search = /documents\/search/;
  await page.route(search, async (route) => {
    await opened;
    await route.continue();
  });
  const form = await openSignInFrom(page, sandbox, 'northbank.xe');
  const searched = page.waitForResponse(search);
  open();
  await searched;
  await expect(page.getByRole('img', { name: 'Xe', exact: true })).toBeVisible();
  await expect(form.email).toBeVisible();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('img', { name: 'Northbank' })).toHaveJSProperty('complete', true);
  await expect.poll(() => hasFont(page)).toBe(true);
});
