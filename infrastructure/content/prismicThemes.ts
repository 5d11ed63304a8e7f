import { createClient } from '@prismicio/client';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Log } from '#application/ports/ports.ts';
import type { ThemeSource } from '#application/ports/sources.ts';
import { attempt } from '#application/shared/attempt.ts';
import { readableTheme } from '#domain/brand/readableColours.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { normalisedFault } from '#infrastructure/http/httpFault.ts';
import { makeRetryingFetch, type RetryingFetchParts } from './retryingFetch.ts';
import { themeReply } from './themeDocument.ts';

/** What the theme source needs. */
export type PrismicParts = RetryingFetchParts & {
  readonly endpoint: string;
  readonly production: boolean;
  readonly log: Pick<Log, 'info'>;
};

const repository = 'account-themes';

/** The themes of the content service, over Prismic's client. Their colours are corrected until texts are readable. */
export const makePrismicThemes = (parts: PrismicParts): ThemeSource => {
  const { endpoint, log } = parts;
  const client = createClient(repository, { documentAPIEndpoint: endpoint, fetch: makeRetryingFetch(parts) });
  // Because: a preview cookie on the parent domain would show unpublished themes.
  client.disableAutoPreviews();
  const withReadableColours = (uid: string, published: Theme): Theme => {
    const { theme, changes } = readableTheme(published);
    changes.forEach((change) => log.info(`Theme ${uid}: ${change}`));
    return theme;
  };
  return {
    fetch: (brand, uid) => {
      const readTheme = themeReply(brand, parts);
      return pipe(
        attempt(() => client.getByUID(brand.themeDocument.type, uid), normaliseError),
        TE.flatMapEither((body) => E.mapLeft(normalisedFault)(readTheme({ body, retryAfterMs: null }))),
        TE.map((theme) => withReadableColours(uid, theme)),
      );
    },
  };
};
