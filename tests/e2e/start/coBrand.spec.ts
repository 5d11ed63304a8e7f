import { expect } from '@playwright/test';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { test } from '#tests/e2e/fixtures/test.ts';
import { openSignInFrom } from '#tests/e2e/sign-in/signInPage.ts';

declare global {
  var shownImages: string[] | undefined;
}

test('a visitor of a co-brand never sees the main brand, neither at first nor after a reload', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ host: 'content.localhost', path: '/documents/search', times: 1, delayMs: 300 });
  await page.addInitScript(() => {
    const seen: string[] = [];
    globalThis.shownImages = seen;
    const record = (): void => {
      for (const image of document.images)
        if (image.checkVisibility({ visibilityProperty: true })) seen.push(image.src);
      // Because: the inline script of a prerendered page follows its icons, and the browser shows nothing before it.
      if (document.body !== null)
        for (const link of document.querySelectorAll('link[data-favicon]'))
          seen.push(String(link.getAttribute('href')));
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  const recordedImages = async (): Promise<ReadonlyArray<string>> => [
    ...new Set(await page.evaluate(() => globalThis.shownImages ?? [])),
  ];
  for (const open of [() => openSignInFrom(page, sandbox, 'partner.xe'), () => page.reload()]) {
    await open();
    await expect.poll(async () => (await recordedImages()).join()).toContain('acme-travel');
    expect((await recordedImages()).filter((src) => /\/brands\/xe\/(logo|favicon)/.test(src))).toEqual([]);
  }
});

test('a late theme of a co-brand is for the next page, its font is loaded after the first frame of the next one, and a blocked font leaves the page as it is', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_BLOCKED_BY_CLIENT/);
  const { opened, open } = gate();
  await page.route(/documents\/search/, async (route) => {
    await opened;
    await route.continue();
  });
  await openSignInFrom(page, sandbox, 'northbank.xe');
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await expect(page.getByRole('img', { name: 'Xe', exact: true })).toBeVisible();
  const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('documents/search'));
  open();
  await answered;
  await expect(page.getByRole('img', { name: 'Xe', exact: true })).toBeVisible();

  const hasFont = (): Promise<boolean> =>
    page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Lora' && status === 'loaded'));
  await page.reload();
  await expect.poll(hasFont).toBe(true);
  const [painted, requested] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2') && name.includes('/files/'))
      ?.startTime ?? 0,
  ]);
  expect(painted).toBeGreaterThan(0);
  expect(requested).toBeGreaterThan(painted ?? 0);

  const blocked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/lora.woff2'));
  await page.route('**/lora.woff2', (route) => route.abort('blockedbyclient'));
  await page.reload();
  await blocked;
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  expect(await hasFont()).toBe(false);
});
