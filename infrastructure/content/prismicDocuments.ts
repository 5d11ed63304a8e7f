import { createClient } from '@prismicio/client';
import * as t from 'io-ts';
import type { Clock } from '#application/ports/ports.ts';
import { parseRetryAfter } from '#infrastructure/http/answer.ts';
import { decodeJson, maybe } from '#infrastructure/http/codecs.ts';

/** What requests to the content service need. */
export type PrismicParts = {
  readonly fetch: typeof fetch;
  readonly clock: Pick<Clock, 'now' | 'wait'>;
  readonly endpoint: string;
};

const maxRetries = 3;
const defaultWaitMs = 1000;
/** A theme that comes later is no longer worth a change of the page. */
const longestWaitMs = 60_000;

const RefusalBody = t.type({ type: maybe(t.string), message: maybe(t.string) });

type Refusal = { readonly status: number; readonly name: string; readonly message: string };

const nameByStatus: { readonly [status: number]: string } = {
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
  return nameByStatus[status] ?? 'unavailable';
};

const readRefusal = async (response: Response): Promise<Refusal> => {
  const { type, message } = decodeJson(RefusalBody, await response.text()) ?? {};
  const { status } = response;
  return { status, name: nameOf(status, type ?? '', message ?? ''), message: message ?? 'no message' };
};

const errorOf = ({ status, name, message }: Refusal): Error =>
  Object.assign(new Error(`${name}: ${message}`), { status });

/** The request with the master ref that the refusal of its ref names; null for another refusal. */
const withMasterRef = (url: string, { name, message }: Refusal): string | null => {
  const [, masterRef = ''] = message.split(/master ref is: /i, 2);
  if (masterRef === '' || (name !== 'invalid ref' && name !== 'expired ref')) return null;
  const corrected = new URL(url);
  corrected.searchParams.set('ref', masterRef);
  return corrected.href;
};

const waitOf = ({ headers }: Response, now: number): number =>
  parseRetryAfter(headers.get('retry-after'), now) ?? defaultWaitMs;

/**
 * A fetch that repeats a refused request, at most three times: with the master ref, or after a 429 up to a minute later. It rejects any
 * other refusal, with its status.
 * The library itself repeats a stale ref only twice, repeats a 429 without Retry-After at once and without end, and hides the status.
 */
const makeRetryingFetch =
  ({ fetch: send, clock }: Pick<PrismicParts, 'fetch' | 'clock'>) =>
  async (firstUrl: string, init?: RequestInit): Promise<Response> => {
    let url = firstUrl;
    for (let retries = 0; ; retries += 1) {
      const response = await send(url, init);
      if (response.ok) return response;
      const refusal = await readRefusal(response);
      const isBusy = refusal.status === 429;
      const nextUrl = isBusy ? url : withMasterRef(url, refusal);
      const waitMs = isBusy ? waitOf(response, clock.now()) : 0;
      if (nextUrl === null || waitMs > longestWaitMs || retries === maxRetries) throw errorOf(refusal);
      if (waitMs > 0) await clock.wait(waitMs)();
      url = nextUrl;
    }
  };

const repository = 'account-themes';

/** Opens the content service over Prismic's client. A document is found by its type and UID; a refusal rejects. */
export const openPrismicDocuments = (parts: PrismicParts): ((type: string, uid: string) => Promise<unknown>) => {
  const client = createClient(repository, { documentAPIEndpoint: parts.endpoint, fetch: makeRetryingFetch(parts) });
  // Because: a preview cookie on the parent domain would show unpublished themes.
  client.disableAutoPreviews();
  return (type, uid) => client.getByUID(type, uid);
};
