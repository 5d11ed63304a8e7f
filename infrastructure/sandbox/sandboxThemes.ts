import * as TE from 'fp-ts/TaskEither';
import type { ThemeSource } from '#application/ports/sources.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';

/** Makes a theme source from a map by UID. */
export const makeSandboxThemes = (themes: ReadonlyMap<string, Theme>): ThemeSource => ({
  fetch: (_, uid) => {
    const theme = themes.get(uid);
    return theme === undefined ? TE.left(normaliseError(`No theme is called ${uid}`)) : TE.right(theme);
  },
});
