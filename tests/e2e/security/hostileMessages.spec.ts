import { expect } from '@playwright/test';
import { test } from '#tests/e2e/fixtures/test.ts';
import { listenedTypes } from './listenedTypes.ts';

test('no other site can show the page in a frame, nor send it a message from the window that it opened; the partner’s banner speaks by an event', async ({
  page,
  sandbox,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/frame-ancestors 'none'/);
  const attack = `${sandbox.origin('partner.xe')}/attack`;
  const address = `${sandbox.origin('account.johnlewis')}/signin`;
  const open = `globalThis.opened = open('${address}')`;
  const body = `<!doctype html><title>Win a prize</title><button>Open</button><iframe src="${address}"></iframe>
    <script>document.querySelector('button').onclick = () => { ${open}; };</script>`;
  await context.route(attack, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(attack);
  const shown = (): ReadonlyArray<string> => page.frames().map((frame) => frame.url());
  await expect.poll(shown).toEqual([attack, 'chrome-error://chromewebdata/']);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open' }).click();
  const popup = await opening;
  // Because: these are among the last things that a page does after its start.
  await expect(popup.getByRole('heading', { name: 'Your privacy at John Lewis Money' })).toBeVisible();
  await popup.waitForFunction(() => sessionStorage.getItem('account.flow') !== null);
  await expect.poll(() => listenedTypes(popup)).toEqual(expect.arrayContaining(['pagehide', 'privacyaction']));
  expect(await listenedTypes(popup)).not.toContain('message');
  expect(await popup.evaluate(() => opener)).toBeNull();
  expect(await page.evaluate(() => Reflect.get(window, 'opened').closed)).toBe(true);
});
