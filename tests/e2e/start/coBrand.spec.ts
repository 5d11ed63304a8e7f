import { expect } from '@playwright/test';
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
  await openSignInFrom(page, sandbox, 'partner.xe');
  await expect.poll(async () => (await recordedImages()).join()).toContain('acme-travel');
  expect((await recordedImages()).filter((src) => /\/brands\/xe\/(logo|favicon)/.test(src))).toEqual([]);
  await page.reload();
  await expect.poll(async () => (await recordedImages()).join()).toContain('acme-travel');
  expect((await recordedImages()).filter((src) => /\/brands\/xe\/(logo|favicon)/.test(src))).toEqual([]);
});
