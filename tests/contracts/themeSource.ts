import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ThemeSource } from '#application/ports/sources.ts';
import { brands, mainBrand } from '#domain/brand/brands.ts';

const [, britline = mainBrand] = brands;

/** The contract of every theme source. `open` returns a source with the theme of britline. */
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

    it('has no theme ahead of a document that it has not fetched', () => {
      expect(source.cached(britline, 'britline')).toBeNull();
    });

    it('returns an error for an unknown document', async () => {
      expect(await source.fetch(britline, 'nobody')()).toMatchObject(E.left({ message: expect.any(String) }));
    });
  });
};
