import type { Client } from '@prismicio/client';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Decoder } from 'io-ts';
import type { ThemeSource } from '#application/ports/themeSource.ts';
import type { Brand } from '#domain/brand/brand.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { normaliseError, type NormalisedError } from '#domain/shared/normalisedError.ts';
import type { Shelf } from '#infrastructure/browser/shelf.ts';
import { decode } from '#infrastructure/http/decode.ts';
import { normalisedFault } from '#infrastructure/http/normalisedFault.ts';
import { keepTheme, lastGoodTheme } from './keptTheme.ts';
import { makePatientFetch, type PatientParts } from './patientFetch.ts';

export type PrismicParts = PatientParts & {
  /** Null where the configuration names no content service. */
  readonly endpoint: string | null;
  readonly production: boolean;
  readonly shelf: Shelf;
};

const repository = 'account-themes';

// Because: the client comes in a chunk of its own, so that the first screen never waits for it.
const openClient = async (endpoint: string, parts: PatientParts): Promise<Client> => {
  const { createClient } = await import('@prismicio/client');
  const client = createClient(repository, { documentAPIEndpoint: endpoint, fetch: makePatientFetch(parts) });
  // Because: a preview cookie on the parent domain would dress the page in what was never published.
  client.disableAutoPreviews();
  return client;
};

/** One client for all searches, since it is the client that remembers the repository; a failed load is tried again. */
const clientOf = (parts: PrismicParts): (() => Promise<Client>) => {
  let opened: Promise<Client> | null = null;
  return () => {
    if (parts.endpoint === null) return Promise.reject(new Error('No content service is configured'));
    opened ??= openClient(parts.endpoint, parts).catch((thrown: unknown) => {
      opened = null;
      return Promise.reject(thrown);
    });
    return opened;
  };
};

type Found = { readonly body: unknown; readonly codec: Decoder<unknown, Theme> };

/** Themes from the content service. Master ref, retries on a stale ref and the repository's cache are the client's own. */
export const makePrismicThemes = (parts: PrismicParts): ThemeSource => {
  const client = clientOf(parts);
  const find = (brand: Brand, uid: string): TE.TaskEither<NormalisedError, Found> =>
    TE.tryCatch(async () => {
      const [opened, { themeDocumentCodec }] = await Promise.all([client(), import('./themeDocument.ts')]);
      const body = await opened.getByUID(brand.themeDocument.type, uid);
      return { body, codec: themeDocumentCodec(brand, parts) };
    }, normaliseError);
  return {
    fetch: (brand, uid) =>
      pipe(
        find(brand, uid),
        TE.flatMapEither(({ body, codec }) => E.mapLeft(normalisedFault)(decode(codec)({ body }))),
      ),
    lastGood: lastGoodTheme(parts.shelf, parts),
    keep: keepTheme(parts.shelf),
  };
};
