import { expect, type Page } from '@playwright/test';
import { gate } from '#tests/e2e/fixtures/gate.ts';
import { readLayoutShift, recordLayoutShift } from '#tests/e2e/fixtures/layoutShift.ts';
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

// Because: the browser reports a shift with the frame in which it happens.
const layoutShiftAfterFrames = async (page: Page): Promise<number> => {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  return readLayoutShift(page);
};

test('a late theme of a co-brand changes the page without moving it, its font is loaded with the next one, and a blocked font leaves the page as it is', async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_BLOCKED_BY_CLIENT/);
  const search = /documents\/search/;
  const { opened, open } = gate();
  await page.route(search, async (route) => {
    await opened;
    await route.continue();
  });
  await recordLayoutShift(page);
  const form = await openSignInFrom(page, sandbox, 'northbank.xe');
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await expect(page.getByRole('img', { name: 'Xe', exact: true })).toBeVisible();
  await form.email.focus();
  const before = await layoutShiftAfterFrames(page);
  open();
  await expect(page.getByRole('img', { name: 'Northbank' })).toHaveJSProperty('complete', true);
  await expect(form.email).toBeFocused();
  expect(await layoutShiftAfterFrames(page)).toBe(before);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Inter');

  const hasFont = (): Promise<boolean> =>
    page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Lora' && status === 'loaded'));
  await page.reload();
  await expect.poll(hasFont).toBe(true);
  const blocked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/lora.woff2'));
  await page.route('**/lora.woff2', (route) => route.abort('blockedbyclient'));
  await page.reload();
  await blocked;
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  expect(await hasFont()).toBe(false);
});
