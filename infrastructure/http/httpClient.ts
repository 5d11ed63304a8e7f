import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { withoutEndSlashes } from '#domain/shared/webAddress.ts';
import { systemClock } from '#infrastructure/browser/systemClock.ts';
import { type Answer, readAnswer } from './answer.ts';
import type { HttpFault } from './httpFault.ts';

/** The parameters of a query. One that is null is left out. */
type Query = { readonly [name: string]: string | null };

/** What differs from a plain call. */
export type CallOptions = {
  readonly query?: Query;
  readonly headers?: { readonly [name: string]: string };
  /** Sends and stores cookies of the other origin. */
  readonly credentials?: 'include';
  /** Only the status counts: the body is not read, and a redirect is a success that is not followed. */
  readonly statusOnly?: true;
};

/** HTTP calls to one service. */
export type Http = {
  readonly get: (path: string, options?: CallOptions) => TaskEither<HttpFault, Answer>;
  readonly post: (path: string, body: object, options?: CallOptions) => TaskEither<HttpFault, Answer>;
  readonly put: (path: string, body: object, options?: CallOptions) => TaskEither<HttpFault, Answer>;
  /** Aborts every call in flight: each answers `Cancelled`. */
  readonly abandon: Task<void>;
};

/** How services are reached, and the time of their answers. */
export type Network = { readonly fetch: typeof fetch; readonly now: () => number };

/** The service to call, and how to reach it. */
export type HttpParty = Network & {
  /** The absolute address that the paths of calls are relative to. */
  readonly base: string;
  /** The query that is added to every call. */
  readonly query?: Query;
};

/** The network and the clock of the browser. */
export const browserNetwork: Network = { fetch: (...call) => fetch(...call), now: systemClock.now };

const callUrl = (base: string, path: string, query: Query): string => {
  const url = new URL(path.replace(/^\/+/, ''), `${withoutEndSlashes(base)}/`);
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
};

const firstErrorStatus = 400;

type Method = 'GET' | 'POST' | 'PUT';

/** Only a read follows a redirect: what a person typed is not sent to another address that an answer names. */
const redirectOf = (method: Method, { statusOnly }: CallOptions): RequestRedirect => {
  if (statusOnly === true) return 'manual';
  return method === 'GET' ? 'follow' : 'error';
};

const requestOf = (method: Method, body: object | null, options: CallOptions): RequestInit => ({
  method,
  headers: {
    accept: 'application/json',
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...options.headers,
  },
  body: body === null ? null : JSON.stringify(body),
  credentials: options.credentials ?? 'same-origin',
  redirect: redirectOf(method, options),
});

/** HTTP calls to a service. There is no timeout: only `abandon` ends a call early. */
export const makeHttp = ({ base, query, fetch: send, now }: HttpParty): Http => {
  let inFlight = new AbortController();

  const call =
    (method: Method) =>
    (path: string, body: object | null, options: CallOptions = {}): TaskEither<HttpFault, Answer> =>
    async () => {
      const { signal } = inFlight;
      try {
        const url = callUrl(base, path, { ...options.query, ...query });
        const response = await send(url, { ...requestOf(method, body, options), signal });
        // Because: a redirect that is not followed has the status 0 in a browser.
        if (options.statusOnly === true && response.status < firstErrorStatus)
          return E.right({ body: null, retryAfterMs: null });
        return await readAnswer(response, now());
      } catch (thrown) {
        const { message: reason, stack } = normaliseError(thrown);
        return E.left(signal.aborted ? { _tag: 'Cancelled' } : { _tag: 'Unreachable', reason, stack });
      }
    };

  const get = call('GET');
  return {
    get: (path, options) => get(path, null, options),
    post: call('POST'),
    put: call('PUT'),
    abandon: async () => {
      inFlight.abort();
      inFlight = new AbortController();
    },
  };
};
