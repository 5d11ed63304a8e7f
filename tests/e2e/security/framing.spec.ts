import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';

test('no other site, and not the site itself, can show a page in a frame', async ({
  page,
  sandbox,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/frame-ancestors 'none'/);
  const account = sandbox.origin('account.xe');
  const framingPage = `<!doctype html><title>Win a prize</title><iframe title="Account" src="${account}/signin"></iframe>`;
  for (const framing of [sandbox.origin('partner.xe'), account]) {
    const address = `${framing}/frame`;
    await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body: framingPage }));
    await page.goto(address);
    const shown = (): ReadonlyArray<string> => page.frames().map((frame) => frame.url());
    await expect.poll(shown).toEqual([address, 'chrome-error://chromewebdata/']);
    await expect(page.getByTitle('Account').contentFrame().getByRole('textbox')).toHaveCount(0);
  }
});
