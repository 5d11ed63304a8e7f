import { createClient } from '@prismicio/client';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Clock, Log } from '#application/ports/ports.ts';
import type { ThemeSource } from '#application/ports/sources.ts';
import { attempt } from '#application/shared/attempt.ts';
import { readableTheme } from '#domain/brand/readableColours.ts';
import type { Theme } from '#domain/brand/theme.ts';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { decodeJson, maybe } from '#infrastructure/http/codecs.ts';
import { normalisedFault } from '#infrastructure/http/httpFault.ts';
import { retryAfterMs } from '#infrastructure/http/answer.ts';
import { themeReply } from './themeDocument.ts';

/** What the theme source needs. */
export type PrismicParts = {
  readonly endpoint: string;
  readonly production: boolean;
  readonly fetch: typeof fetch;
  readonly clock: Pick<Clock, 'now' | 'wait'>;
  readonly log: Pick<Log, 'info'>;
};

const repository = 'account-themes';
const maxRetries = 3;
const defaultRetryMs = 1000;
/** A theme that comes later is no longer worth a change of the page. */
const longestRetryMs = 60_000;

const Refusal = t.type({ type: maybe(t.string), message: maybe(t.string) });

const names: { readonly [status: number]: string } = {
  400: 'bad request',
  401: 'forbidden',
  403: 'forbidden',
  404: 'not found',
  410: 'expired ref',
  429: 'too many requests',
};

/** What a refusal of the content service means (specification, section 8). */
const nameOf = (status: number, type: string, message: string): string => {
  if (status === 404 && type === 'api_notfound_error') return 'invalid ref';
  if (status === 404 && /preview token/i.test(message) && /expired/i.test(message)) return 'expired preview token';
  return names[status] ?? 'unavailable';
};

/** The request with the master ref that the refusal of its ref names; null for another refusal. */
const withMasterRef = (url: string, name: string, message: string): string | null => {
  const [, masterRef = ''] = message.split(/master ref is: /i, 2);
  if (masterRef === '' || (name !== 'invalid ref' && name !== 'expired ref')) return null;
  const changed = new URL(url);
  changed.searchParams.set('ref', masterRef);
  return changed.href;
};

/**
 * A fetch that repeats a refused request, at most three times: with the master ref, or after a 429, up to a minute later. It rejects any
 * other refusal.
 * Because: the library repeats a request with the master ref twice and not three times, repeats it without a pause and without an end
 * after a 429 that has no Retry-After, and its errors do not tell the status. It builds the queries and caches the repository.
 */
const makeRetryingFetch =
  ({ fetch, clock }: PrismicParts) =>
  async (url: string, init?: RequestInit): Promise<Response> => {
    let address = url;
    for (let retry = 0; ; retry += 1) {
      const response = await fetch(address, init);
      if (response.ok) return response;
      const { status, headers } = response;
      const { type, message } = decodeJson(Refusal, await response.text()) ?? {};
      const name = nameOf(status, type ?? '', message ?? '');
      const repeated = status === 429 ? address : withMasterRef(address, name, message ?? '');
      const waitMs = status === 429 ? (retryAfterMs(headers.get('retry-after'), clock.now()) ?? defaultRetryMs) : 0;
      if (repeated === null || retry === maxRetries || waitMs > longestRetryMs)
        throw Object.assign(new Error(`${name}: ${message ?? 'no message'}`), { status });
      if (waitMs > 0) await clock.wait(waitMs)();
      address = repeated;
    }
  };

/** The themes of the content service, over Prismic's client, with readable colours. */
export const makePrismicThemes = (parts: PrismicParts): ThemeSource => {
  const client = createClient(repository, { documentAPIEndpoint: parts.endpoint, fetch: makeRetryingFetch(parts) });
  // Because: a preview cookie on the parent domain would show unpublished themes.
  client.disableAutoPreviews();
  return {
    fetch: (brand, uid) =>
      pipe(
        attempt(() => client.getByUID(brand.themeDocument.type, uid), normaliseError),
        TE.flatMapEither((body) =>
          pipe({ body, retryAfterMs: null }, themeReply(brand, parts), E.mapLeft(normalisedFault)),
        ),
        TE.map((given): Theme => {
          const { theme, changes } = readableTheme(given);
          changes.forEach((change) => parts.log.info(`Theme ${uid}: ${change}`));
          return theme;
        }),
      ),
  };
};
