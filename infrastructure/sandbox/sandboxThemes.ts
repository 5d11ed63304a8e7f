import * as TE from 'fp-ts/TaskEither';
import type { ThemeSource } from '#application/ports/themeSource.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';

const keyOf = (brand: Brand, uid: string): string => `${brand.themeDocument.type} ${uid}`;

/** Makes a theme source from a map by UID; cached themes stay in memory. */
export const makeSandboxThemes = (themes: ReadonlyMap<string, Theme>): ThemeSource => {
  const cached = new Map<string, Theme>();
  return {
    fetch: (_, uid) => {
      const theme = themes.get(uid);
      const error = normaliseError(`No theme is called ${uid}`);
      return theme === undefined ? TE.left({ _tag: 'NotFound', error }) : TE.right(theme);
    },
    readCached: (brand, uid) => cached.get(keyOf(brand, uid)) ?? null,
    writeCached: (brand, uid, theme) => {
      cached.set(keyOf(brand, uid), theme);
    },
  };
};
