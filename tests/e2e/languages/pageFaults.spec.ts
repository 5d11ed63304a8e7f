import { expect, test, type Page } from '@playwright/test';
import { leaveUndrawn } from '#tests/e2e/fixtures/undrawn.ts';
import { typeFaults } from './accessFaults.ts';
import { readPage, readSpacedPage } from './readInLanguages.ts';
import { pageFaults } from './pageFaults.ts';

const open = async (page: Page, body: string): Promise<void> => {
  const html = `<!doctype html><html lang="en-XA"><title>Ţîţļé</title><body style="margin:0;font:16px/20px sans-serif">${body}</body></html>`;
  await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(html)}`);
};

const long = 'Ļöñĝ'.repeat(20);

test.use({ viewport: { width: 320, height: 740 } });

// Because: the walks leave their pages undrawn too.
test.beforeEach(async ({ context }) => {
  await leaveUndrawn(context);
});

test('each fault of a page is found, and nothing else', async ({ page }) => {
  await open(page, '<h1>Ŵéļçöɱé</h1><p>personal@sandbox.test, Xe, <span lang="de">Deutsch</span></p>');
  expect(pageFaults(await readSpacedPage(page))).toEqual([]);
  await open(
    page,
    `
      <p style="white-space:nowrap">${long}</p>
      <p style="width:80px;height:10px;margin-bottom:90px;overflow:hidden">Çûţ Çûţ Çûţ Çûţ</p>
      <p style="position:absolute;top:400px">Öñé</p><p style="position:absolute;top:408px">Öţĥéŕ</p>
      <p>signIn.heading</p><p>{ñåɱé}</p><button aria-label="Close">×</button>`,
  );
  expect(pageFaults(await readPage(page))).toEqual([
    'en-XA: no words: signIn.heading',
    'en-XA: no words: {ñåɱé}',
    'en-XA: not from a catalogue: signIn.heading',
    'en-XA: not from a catalogue: Close',
    expect.stringMatching(/^en-XA: it scrolls sideways: \d+ in 320$/),
    `en-XA: ‘${long}’ is cut off`,
    'en-XA: ‘Çûţ Çûţ Çûţ Çûţ’ is cut off',
    'en-XA: ‘Öñé’ lies over ‘Öţĥéŕ’',
  ]);
  await open(page, '<p style="height:40px;overflow:hidden">Öñé<br>Ţŵö</p>');
  expect(pageFaults(await readSpacedPage(page))).toEqual(['en-XA: with text spacing: ‘Ţŵö’ is cut off']);
  await open(page, '<p style="opacity:0">Ñö ţéẋţ</p>');
  expect(pageFaults(await readPage(page))).toEqual(['en-XA: it shows no text']);
  await open(
    page,
    '<input style="font-size:15.9px"><p style="font-weight:500">Ŵö<b style="font-weight:600">ŕđ</b></p>',
  );
  expect(await typeFaults(page)).toEqual([
    'iOS zooms in on a field: <input style="font-size:15.9px">',
    'a weight that the font does not have: <b style="font-weight:600">ŕđ</b>',
  ]);
});
