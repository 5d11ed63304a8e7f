import * as E from 'fp-ts/Either';
import { mainBrand } from '#domain/brand/brands.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { decodeTheme } from '#infrastructure/content/themeDocument.ts';

/** The addresses of a deployment: https only. */
export const production = { production: true };

/** The theme of a document with these data. */
export const themeOf = (data: object, brand = mainBrand, rule = production): Theme => {
  const theme = decodeTheme({ data }, brand, rule);
  if (E.isLeft(theme)) throw new Error('refused');
  return theme.right;
};
