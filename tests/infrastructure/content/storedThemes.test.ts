import { describe, expect, it } from 'vitest';
import { brands, mainBrand } from '#domain/brand/brands.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import { makeStoredThemes } from '#infrastructure/content/storedThemes.ts';
import { makeMemoryStorage } from '#tests/support/memoryStorage.ts';

const fontFile = 'https://content.test/files/georgia.woff2';
const brandLines = [{ language: 'en-GB', text: 'Money moves' }];
const theme = { ...fallbackTheme(mainBrand), fontFamily: 'Georgia', fontFile, brandLines };
const written = (): string => {
  const storage = makeMemoryStorage();
  makeStoredThemes(storage, { production: true }).write(mainBrand, 'acme', theme);
  return storage.read('account.theme.xe.acme') ?? '';
};
const read = (text: string, production = true) =>
  makeStoredThemes({ read: () => text, write: () => undefined }, { production }).read(mainBrand, 'acme');

describe('storedThemes', () => {
  it('returns the written theme unchanged', () => {
    expect(read(written())).toEqual(theme);
  });

  it('is null if the content service could not have returned one of its values', () => {
    const invalid = [
      '',
      'null',
      '{}',
      written().replace('"version":5', '"version":4'),
      written().replace('10 20 110', 'url(https://evil.test)'),
      written().replace('"Georgia"', '"x;}*{display:none}"'),
      written().replace('/brands/xe/logo.svg', 'javascript:alert(1)'),
      written().replace('/brands/xe/logo.svg', '//evil.test/logo.svg'),
      written().replace('/brands/xe/logo.svg', 'http://images.test/logo.svg'),
      written().replace('.woff2', '.ttf'),
      written().replace(fontFile, 'http://content.test/georgia.woff2'),
      written().replace(fontFile, 'https://content.test/a\\") format(\\"x.woff2'),
      written().replace('"name":null', '"name":"a\\nb"'),
      written().replace('"Money moves"', '7'),
      written().replace('"maxWidth":null', '"maxWidth":99999'),
      written().replace('"maxWidth":null', '"maxWidth":"1px"'),
    ];
    for (const text of invalid) expect([text, read(text)]).toEqual([text, null]);
  });

  it('returns a theme for its brand and document only', () => {
    const themes = makeStoredThemes(makeMemoryStorage(), { production: true });
    themes.write(mainBrand, 'acme', theme);
    expect(brands.map((brand) => themes.read(brand, 'acme'))).toEqual(
      brands.map((brand) => (brand === mainBrand ? theme : null)),
    );
    expect(themes.read(mainBrand, 'other')).toBeNull();
  });

  it('accepts http outside production', () => {
    const text = written().replace('/brands/xe/logo.svg', 'http://images.test/logo.svg');
    expect(read(text, false)?.logo.url).toBe('http://images.test/logo.svg');
  });
});
