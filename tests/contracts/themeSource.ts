import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ThemeSource } from '#application/ports/themeSource.ts';
import { brands, mainBrand } from '#domain/brand/brand.ts';
import { fallbackTheme, type Theme } from '#domain/brand/theme.ts';

const [, britline = mainBrand] = brands;
const worn: Theme = { ...fallbackTheme(britline), fontFamily: 'Georgia' };

/** What every source of themes owes its callers. `open` is a source that knows britline's own theme and keeps none yet. */
export const themeSourceContract = (adapter: string, open: () => ThemeSource): void => {
  describe(`${adapter} keeps the ThemeSource contract`, () => {
    let source: ThemeSource;
    beforeEach(() => {
      source = open();
    });

    it('answers a whole theme for a document it knows', async () => {
      expect(await source.fetch(britline, 'britline')()).toMatchObject(
        E.right({ colours: { primary: '138 21 56', onPrimary: '255 255 255' }, fontFamily: 'Inter' }),
      );
    });

    it('answers a document nobody wrote as an error', async () => {
      expect(await source.fetch(britline, 'nobody')()).toMatchObject(E.left({ message: expect.any(String) }));
    });

    it('has no last good theme before one is kept', () => {
      expect(source.lastGood(britline, 'britline')).toBeNull();
    });

    it('gives back what was kept, to that brand and that document alone', () => {
      source.keep(britline, 'britline', worn);
      expect(source.lastGood(britline, 'britline')).toEqual(worn);
      expect(source.lastGood(britline, 'other')).toBeNull();
      expect(source.lastGood(mainBrand, 'britline')).toBeNull();
    });
  });
};
