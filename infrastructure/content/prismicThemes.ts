import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ThemeSource } from '#application/ports/themeSource.ts';
import { attempt } from '#application/shared/attempt.ts';
import type { ContentFault } from '#domain/brand/contentFault.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { lazy } from '#application/shared/lazy.ts';
import { writeCachedTheme, readCachedTheme } from './cachedTheme.ts';
import type { PrismicClientParts } from './prismicClient.ts';

/** The parts of the theme source: those of the client, the endpoint and the storage for cached themes. */
export type PrismicParts = Omit<PrismicClientParts, 'endpoint'> & {
  /** Null where no content service is configured. */
  readonly endpoint: string | null;
  readonly storage: SafeStorage;
};

/** Themes of the content service, whose client is downloaded on demand, and the themes cached on this device. */
export const makePrismicThemes = (parts: PrismicParts): ThemeSource => {
  const { endpoint, storage } = parts;
  // Because: the client caches the repository, so one client serves all calls.
  const client = lazy(async () => {
    if (endpoint === null) return Promise.reject(new Error('No content service is configured'));
    const { makePrismicClient } = await import('./prismicClient.ts');
    return makePrismicClient({ ...parts, endpoint });
  });
  return {
    fetch: (brand, uid) =>
      pipe(
        attempt(client, (thrown): ContentFault => ({ _tag: 'Unavailable', error: normaliseError(thrown) })),
        TE.flatMap((fetch) => fetch(brand, uid)),
      ),
    readCached: readCachedTheme(storage, parts),
    writeCached: writeCachedTheme(storage),
  };
};
