import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { ThemeSource } from '#application/ports/sources.ts';
import { attempt } from '#infrastructure/attempt.ts';
import { lazy } from '#application/shared/lazy.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { readableTheme } from '#domain/brand/readableColours.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { type NormalisedError, normaliseError } from '#domain/shared/normalisedError.ts';
import { jsonOrNull, rightOrNull } from '#domain/shared/parsing.ts';
import type { SafeStorage } from '#infrastructure/browser/safeStorage.ts';
import { adapters, type Module, token, type Token } from '#infrastructure/container.ts';
import { normalisedFault } from '#infrastructure/http/httpFault.ts';
import { appContext, deviceStorage, network, ports } from '#infrastructure/tokens.ts';
import type { PrismicParts } from './prismicDocuments.ts';
import { decodeTheme } from './themeDocument.ts';

/** What the themes need. Without an endpoint there is no content service. */
export type ContentThemesParts = Omit<PrismicParts, 'endpoint'> & {
  readonly endpoint: string | null;
  readonly production: boolean;
  readonly storage: SafeStorage;
};

const keyOf = (brand: Brand, uid: string): string => `account.theme.${brand.key}.${uid}`;

/**
 * The themes of the content service, whose client is downloaded at the first request; a fault without a content service. The storage has
 * the documents as they came. Each is decoded again, because page scripts can write the storage.
 */
export const makeContentThemes = ({ endpoint, storage, ...parts }: ContentThemesParts): ThemeSource => {
  const load = lazy(async () => {
    if (endpoint === null) throw new Error('No content service is configured');
    const { openPrismicDocuments } = await import('./prismicDocuments.ts');
    return openPrismicDocuments({ ...parts, endpoint });
  });
  const read = (document: unknown, brand: Brand): E.Either<NormalisedError, Theme> =>
    pipe(decodeTheme(document, brand, parts), E.mapLeft(normalisedFault), E.map(readableTheme));
  return {
    cached: (brand, uid) => rightOrNull(read(jsonOrNull(storage.read(keyOf(brand, uid)) ?? ''), brand)),
    fetch: (brand, uid) => async () => {
      const document = await attempt(async () => (await load())(brand.themeDocument.type, uid), normaliseError)();
      if (E.isLeft(document)) return document;
      const theme = read(document.right, brand);
      if (!E.isLeft(theme)) storage.write(keyOf(brand, uid), JSON.stringify(document.right));
      return theme;
    },
  };
};

type Connection = Pick<PrismicParts, 'fetch' | 'clock'>;

const connection: Token<Connection> = token('contentConnection');

/** The themes of the content service, and their documents on this device. */
export const content: Module = adapters((bind) => {
  bind(connection).toResolvedValue(({ fetch }, clock): Connection => ({ fetch, clock }), [network, ports.clock]);
  bind(ports.themes).toResolvedValue(
    (reach, storage, { settings: { contentService, production } }) =>
      makeContentThemes({ ...reach, ...contentService, storage, production }),
    [connection, deviceStorage, appContext],
  );
});
