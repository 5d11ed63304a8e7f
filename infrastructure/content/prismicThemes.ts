import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ThemeSource } from '#application/ports/themeSource.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import type { Shelf } from '#infrastructure/browser/shelf.ts';
import { onceLoaded } from '#infrastructure/shared/onceLoaded.ts';
import { keepTheme, lastGoodTheme } from './keptTheme.ts';
import type { SearchParts } from './searchThemes.ts';

export type PrismicParts = Omit<SearchParts, 'endpoint'> & {
  /** Null where the configuration names no content service. */
  readonly endpoint: string | null;
  readonly shelf: Shelf;
};

/** Themes from the content service, whose client comes in a chunk of its own, and the last good ones of this device. */
export const makePrismicThemes = (parts: PrismicParts): ThemeSource => {
  const { endpoint, shelf } = parts;
  // Because: it is the client that remembers the repository, so one serves all searches.
  const search = onceLoaded(async () => {
    if (endpoint === null) return Promise.reject(new Error('No content service is configured'));
    const { makeSearchThemes } = await import('./searchThemes.ts');
    return makeSearchThemes({ ...parts, endpoint });
  });
  return {
    fetch: (brand, uid) =>
      pipe(
        TE.tryCatch(search, normaliseError),
        TE.flatMap((fetch) => fetch(brand, uid)),
      ),
    lastGood: lastGoodTheme(shelf, parts),
    keep: keepTheme(shelf),
  };
};
