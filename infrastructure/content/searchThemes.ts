import { createClient } from '@prismicio/client';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Log } from '#application/ports/log.ts';
import type { ThemeSource } from '#application/ports/themeSource.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { decode } from '#infrastructure/http/decode.ts';
import { normalisedFault } from '#infrastructure/http/normalisedFault.ts';
import { legibleTheme } from './legibleTheme.ts';
import { makePatientFetch, type PatientParts } from './patientFetch.ts';
import { themeDocumentCodec } from './themeDocument.ts';

export type SearchParts = PatientParts & {
  readonly endpoint: string;
  readonly production: boolean;
  readonly log: Pick<Log, 'info'>;
};

const repository = 'account-themes';

/** Asks the content service for a theme. Master ref, retries on a stale ref and the repository's cache are the client's own. */
export const makeSearchThemes = (parts: SearchParts): ThemeSource['fetch'] => {
  const client = createClient(repository, { documentAPIEndpoint: parts.endpoint, fetch: makePatientFetch(parts) });
  // Because: a preview cookie on the parent domain would dress the page in what was never published.
  client.disableAutoPreviews();
  return (brand, uid) =>
    pipe(
      TE.tryCatch(() => client.getByUID(brand.themeDocument.type, uid), normaliseError),
      TE.flatMapEither((body) => E.mapLeft(normalisedFault)(decode(themeDocumentCodec(brand, parts))({ body }))),
      TE.map(legibleTheme(parts.log, uid)),
    );
};
