import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';

test('the browser has no complaint about the headers and the calls of a first page', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${page.url()}: ${message.text()}`);
  });
  for (const path of ['/signin', '/signup', '/forgot-password', '/change-password', '/continue']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(said).toEqual([]);
});

test('no other site can show a page in a frame', async ({ page, sandbox, context, pageErrors }) => {
  pageErrors.expect(/frame-ancestors 'none'/);
  const address = `${sandbox.origin('partner.xe')}/frame`;
  const body = `<!doctype html><title>Win a prize</title><iframe src="${sandbox.origin('account.xe')}/signin"></iframe>`;
  await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  const shown = (): ReadonlyArray<string> => page.frames().map((frame) => frame.url());
  await expect.poll(shown).toEqual([address, 'chrome-error://chromewebdata/']);
});
