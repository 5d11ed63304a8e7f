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
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const logos = async (): Promise<ReadonlyArray<string>> => [
    ...new Set(await page.evaluate(() => globalThis.shown ?? [])),
  ];
  await comeFrom(page, sandbox, 'partner.xe');
  await expect.poll(async () => (await logos()).join()).toContain('acme-travel');
  expect((await logos()).filter((src) => src.includes('/brands/xe/logo'))).toEqual([]);
  await page.reload();
  await expect.poll(async () => (await logos()).join()).toContain('acme-travel');
  expect((await logos()).filter((src) => src.includes('/brands/xe/logo'))).toEqual([]);
});
