import { expect, test } from '@playwright/test';
import { readPage } from './readInLanguages.ts';
import { pageFaults } from './pageFaults.ts';

const page320 = (body: string): string =>
  `<!doctype html><html lang="en-XA"><title>Ţîţļé</title><body style="margin:0;font:16px/20px sans-serif">${body}</body></html>`;

const long = 'Ļöñĝ'.repeat(20);

test.use({ viewport: { width: 320, height: 740 } });

test('a translated page with room for its texts has no faults', async ({ page }) => {
  await page.setContent(page320('<h1>Ŵéļçöɱé</h1><p>personal@sandbox.test, Xe, <span lang="de">Deutsch</span></p>'));
  expect(pageFaults(await readPage(page))).toEqual([]);
});

test('each fault of a page is found, and nothing else', async ({ page }) => {
  await page.setContent(
    page320(`
      <p style="white-space:nowrap">${long}</p>
      <p style="width:80px;height:10px;margin-bottom:90px;overflow:hidden">Çûţ Çûţ Çûţ Çûţ</p>
      <p style="position:absolute;top:400px">Öñé</p><p style="position:absolute;top:408px">Öţĥéŕ</p>
      <p>signIn.heading</p><p>{ñåɱé}</p><button aria-label="Close">×</button>`),
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
});
