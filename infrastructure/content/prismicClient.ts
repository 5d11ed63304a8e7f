import { createClient, NotFoundError } from '@prismicio/client';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Log } from '#application/ports/log.ts';
import type { ThemeSource } from '#application/ports/themeSource.ts';
import { attempt } from '#application/shared/attempt.ts';
import { contentFaultKind, type ContentFault } from '#domain/brand/contentFault.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import type { HttpFault } from '#infrastructure/http/httpFault.ts';
import { decode } from '#infrastructure/http/readAnswer.ts';
import { normalisedFault } from '#infrastructure/http/normalisedFault.ts';
import { readableTheme } from './readableTheme.ts';
import { makeMasterRefFetch, refusalOf } from './masterRefFetch.ts';
import type { RetryingFetchParts } from './retryingFetch.ts';
import { themeDocumentCodec } from './themeDocument.ts';

/** What the content client needs. */
export type PrismicClientParts = RetryingFetchParts & {
  readonly endpoint: string;
  readonly production: boolean;
  readonly log: Pick<Log, 'info'>;
};

const repository = 'account-themes';

const toUnavailable = (fault: HttpFault): ContentFault => ({ _tag: 'Unavailable', error: normalisedFault(fault) });

const toContentFault = (thrown: unknown): ContentFault => {
  const error = normaliseError(thrown);
  const refusal = refusalOf(thrown);
  if (refusal === null) return { _tag: thrown instanceof NotFoundError ? 'NotFound' : 'Unavailable', error };
  const kind = contentFaultKind(refusal);
  const responseBody = { code: kind, message: refusal.message };
  return { _tag: kind, error: { ...error, statusCode: refusal.status, responseBody } };
};

/** Fetches themes over Prismic's client, which asks for the master ref, waits after a 429 and caches the repository. */
export const makePrismicClient = (parts: PrismicClientParts): ThemeSource['fetch'] => {
  const client = createClient(repository, { documentAPIEndpoint: parts.endpoint, fetch: makeMasterRefFetch(parts) });
  // Because: a preview cookie on the parent domain would show unpublished themes.
  client.disableAutoPreviews();
  return (brand, uid) =>
    pipe(
      attempt(() => client.getByUID(brand.themeDocument.type, uid), toContentFault),
      TE.flatMapEither((body) => E.mapLeft(toUnavailable)(decode(themeDocumentCodec(brand, parts))({ body }))),
      TE.map(readableTheme(parts.log, uid)),
    );
};
