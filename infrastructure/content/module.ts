import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ThemeSource } from '#application/ports/sources.ts';
import { attempt } from '#infrastructure/attempt.ts';
import { lazy } from '#application/shared/lazy.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { adapters, type Module, token, type Token } from '#infrastructure/container.ts';
import { appContext, deviceStorage, network, ports } from '#infrastructure/tokens.ts';
import type { PrismicParts } from './prismicThemes.ts';
import { makeStoredThemes } from './storedThemes.ts';

/** What the themes need. Without an endpoint there is no content service. */
export type ContentThemesParts = Omit<PrismicParts, 'endpoint'> & { readonly endpoint: string | null };

/** The themes of the content service, whose client is downloaded at the first request; a fault without a content service. */
export const makeContentThemes = ({ endpoint, ...parts }: ContentThemesParts): ThemeSource => {
  const load = lazy(async () => {
    if (endpoint === null) throw new Error('No content service is configured');
    const { makePrismicThemes } = await import('./prismicThemes.ts');
    return makePrismicThemes({ ...parts, endpoint });
  });
  return {
    fetch: (brand, uid) =>
      pipe(
        attempt(load, normaliseError),
        TE.flatMap((themes) => themes.fetch(brand, uid)),
      ),
  };
};

type Connection = Pick<PrismicParts, 'fetch' | 'clock'>;

const connection: Token<Connection> = token('contentConnection');

/** The themes of the content service, and their copies on this device. */
export const content: Module = adapters((bind) => {
  bind(connection).toResolvedValue(({ fetch }, clock): Connection => ({ fetch, clock }), [network, ports.clock]);
  bind(ports.themes).toResolvedValue(
    (
      {
        settings: {
          contentService: { endpoint },
          production,
        },
      },
      log,
      reach,
    ) => makeContentThemes({ ...reach, endpoint, production, log }),
    [appContext, ports.log, connection],
  );
  bind(ports.themeCache).toResolvedValue(
    (storage, { settings }) => makeStoredThemes(storage, settings),
    [deviceStorage, appContext],
  );
});
