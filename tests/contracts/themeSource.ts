import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ThemeSource } from '#application/ports/themeSource.ts';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { fallbackTheme } from '#domain/brand/fallbackTheme.ts';
import type { Theme } from '#domain/brand/theme.ts';

const [, britline = mainBrand] = brands;
const theme: Theme = { ...fallbackTheme(britline), fontFamily: 'Georgia' };

/** The contract of every theme source. `open` returns a source with the theme of britline and an empty cache. */
export const themeSourceContract = (adapter: string, open: () => ThemeSource): void => {
  describe(`${adapter} keeps the ThemeSource contract`, () => {
    let source: ThemeSource;
    beforeEach(() => {
      source = open();
    });

    it('returns a complete theme for a known document', async () => {
      expect(await source.fetch(britline, 'britline')()).toMatchObject(
        E.right({ colours: { primary: '138 21 56', onPrimary: '255 255 255' }, fontFamily: 'Inter' }),
      );
    });

    it('returns an error for an unknown document', async () => {
      expect(await source.fetch(britline, 'nobody')()).toMatchObject(
        E.left({ _tag: 'NotFound', error: { message: expect.any(String) } }),
      );
    });

    it('has an empty cache at first', () => {
      expect(source.readCached(britline, 'britline')).toBeNull();
    });

    it('returns a cached theme for its brand and document only', () => {
      source.writeCached(britline, 'britline', theme);
      expect(source.readCached(britline, 'britline')).toEqual(theme);
      expect(source.readCached(britline, 'other')).toBeNull();
      expect(source.readCached(mainBrand, 'britline')).toBeNull();
    });
  });
};
