import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { themeDocumentOf } from '#env/sandbox/content/themeDocument.ts';
import { themeFixtureOf } from '#env/sandbox/content/themeFixtures.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';
import { openContent, origin } from './openContent.ts';

const key = 'account.theme.xe.northbank';

/** The theme of a co-brand on a device with this text. */
const cachedFrom = (text: string) => {
  const storage = { read: (name: string) => (name === key ? text : null), write: () => undefined };
  return openContent({ storage }).themes.cached(mainBrand, 'northbank');
};

describe('the themes on a device', () => {
  it('are those of the fetched documents, which are stored as they came, each for its brand', async () => {
    const storage = makeMemoryStorage();
    const fetched = await openContent({ storage }).themes.fetch(mainBrand, 'northbank')();
    const cached = brands.map((brand) => openContent({ storage }).themes.cached(brand, 'northbank'));
    expect(cached.map((theme) => theme && E.right(theme))).toEqual([fetched, null, null]);
    const document = themeDocumentOf(origin)(themeFixtureOf(mainBrand, 'northbank'));
    expect(JSON.parse(storage.read(key) ?? '')).toEqual(document);
  });

  it('are none where the entry is no document, as one of an earlier release', () => {
    const earlier = JSON.stringify({ version: 5, theme: fallbackTheme(mainBrand) });
    for (const text of ['', 'null', '{}', '{"data":7}', '{"data":{"colours":"red"}}', earlier])
      expect([text, cachedFrom(text)]).toEqual([text, null]);
  });

  it('have no unsafe and no faint value of a changed entry', () => {
    const colours = [{ variable: 'primary', hex: '#fff' }];
    const data = { logo: { url: 'javascript:alert(1)' }, font_family: 'x;}*{display:none}', colours };
    const { logo, fontFamily } = fallbackTheme(mainBrand);
    const cached = cachedFrom(JSON.stringify({ data }));
    expect(cached).toMatchObject({ logo, fontFamily });
    expect(cached?.colours.primary).not.toBe('255 255 255');
  });
});
