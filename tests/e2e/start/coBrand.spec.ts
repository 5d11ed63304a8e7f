import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { comeFrom } from '#tests/e2e/sign-in/signInPage.ts';

declare global {
  var shown: string[] | undefined;
}

test('a co-brand’s visitor never sees the main brand first, nor again after a reload', async ({ page, sandbox }) => {
  await sandbox.fail({ host: 'content.localhost', path: '/documents/search', times: 1, delayMs: 300 });
  await page.addInitScript(() => {
    const seen: string[] = [];
    globalThis.shown = seen;
    const look = (): void => {
      for (const image of document.images)
        if (image.checkVisibility({ visibilityProperty: true })) seen.push(image.src);
      // Because: the early script of a printed page stands behind its icons, and nothing is shown before it.
      if (document.body !== null)
        for (const link of document.querySelectorAll('link[data-favicon]'))
          seen.push(String(link.getAttribute('href')));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const seen = async (): Promise<ReadonlyArray<string>> => [
    ...new Set(await page.evaluate(() => globalThis.shown ?? [])),
  ];
  await comeFrom(page, sandbox, 'partner.xe');
  await expect.poll(async () => (await seen()).join()).toContain('acme-travel');
  expect((await seen()).filter((src) => /\/brands\/xe\/(logo|favicon)/.test(src))).toEqual([]);
  await page.reload();
  await expect.poll(async () => (await seen()).join()).toContain('acme-travel');
  expect((await seen()).filter((src) => /\/brands\/xe\/(logo|favicon)/.test(src))).toEqual([]);
});
