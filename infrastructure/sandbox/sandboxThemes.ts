import * as TE from 'fp-ts/TaskEither';
import type { ThemeSource } from '#application/ports/themeSource.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';

const keyOf = (brand: Brand, uid: string): string => `${brand.themeDocument.type} ${uid}`;

/** Themes by UID, with nobody behind them; what is kept lasts as long as the page. */
export const makeSandboxThemes = (themes: ReadonlyMap<string, Theme>): ThemeSource => {
  const kept = new Map<string, Theme>();
  return {
    fetch: (_, uid) => {
      const theme = themes.get(uid);
      return theme === undefined ? TE.left(normaliseError(`No theme is called ${uid}`)) : TE.right(theme);
    },
    lastGood: (brand, uid) => kept.get(keyOf(brand, uid)) ?? null,
    keep: (brand, uid, theme) => {
      kept.set(keyOf(brand, uid), theme);
    },
  };
};
