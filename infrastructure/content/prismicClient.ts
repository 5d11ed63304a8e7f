import { createClient } from '@prismicio/client';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Log } from '#application/ports/log.ts';
import type { ThemeSource } from '#application/ports/themeSource.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { decode } from '#infrastructure/http/readAnswer.ts';
import { normalisedFault } from '#infrastructure/http/normalisedFault.ts';
import { readableTheme } from './readableTheme.ts';
import { makeRetryingFetch, type RetryingFetchParts } from './retryingFetch.ts';
import { themeDocumentCodec } from './themeDocument.ts';

/** What the content client needs. */
export type PrismicClientParts = RetryingFetchParts & {
  readonly endpoint: string;
  readonly production: boolean;
  readonly log: Pick<Log, 'info'>;
};

const repository = 'account-themes';

/** Fetches themes over Prismic's client, which handles the master ref, stale refs and the cache of the repository. */
export const makePrismicClient = (parts: PrismicClientParts): ThemeSource['fetch'] => {
  const client = createClient(repository, { documentAPIEndpoint: parts.endpoint, fetch: makeRetryingFetch(parts) });
  // Because: a preview cookie on the parent domain would show unpublished themes.
  client.disableAutoPreviews();
  return (brand, uid) =>
    pipe(
      TE.tryCatch(() => client.getByUID(brand.themeDocument.type, uid), normaliseError),
      TE.flatMapEither((body) => E.mapLeft(normalisedFault)(decode(themeDocumentCodec(brand, parts))({ body }))),
      TE.map(readableTheme(parts.log, uid)),
    );
};
