import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { withoutEndSlashes } from '#domain/shared/webAddress.ts';
import { systemClock } from '#infrastructure/browser/systemClock.ts';
import { type HttpFault, type Answer, readAnswer } from './answer.ts';

type Query = { readonly [name: string]: string | null };

/** What differs from a plain call. */
export type CallOptions = {
  readonly query?: Query;
  readonly headers?: { readonly [name: string]: string };
  /** Sends and stores cookies of the other origin. */
  readonly credentials?: 'include';
  /** Follows no redirect and does not read the body. */
  readonly unread?: true;
};

/** HTTP calls to one service. An empty body reads as null; a null in a query is left out. */
export type Http = {
  readonly get: (path: string, options?: CallOptions) => TaskEither<HttpFault, Answer>;
  readonly post: (path: string, body: object, options?: CallOptions) => TaskEither<HttpFault, Answer>;
  readonly put: (path: string, body: object, options?: CallOptions) => TaskEither<HttpFault, Answer>;
  /** Aborts every call in flight: each answers `Cancelled`. */
  readonly abandon: Task<void>;
};

/** A service to call (the other party of an HTTP call). */
export type HttpParty = {
  /** The absolute address that the paths of calls are relative to. */
  readonly base: string;
  /** The query that is added to every call. */
  readonly query?: Query;
  readonly fetch: typeof fetch;
  readonly now: () => number;
};

const callUrl = (base: string, path: string, query: Query): string => {
  const url = new URL(path.replace(/^\/+/, ''), `${withoutEndSlashes(base)}/`);
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
};

type Outgoing = { readonly method: 'GET' | 'POST' | 'PUT'; readonly body: object | null };

const requestInit = ({ method, body }: Outgoing, options: CallOptions): RequestInit => ({
  method,
  headers: {
    accept: 'application/json',
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...options.headers,
  },
  body: body === null ? null : JSON.stringify(body),
  ...(options.credentials === undefined ? {} : { credentials: options.credentials }),
  redirect: redirectOf(method, options),
});

const redirectOf = (method: Outgoing['method'], options: CallOptions): RequestRedirect => {
  if (options.unread === true) return 'manual';
  // Because: what a person typed must not be sent to another address that the answer names.
  return method === 'GET' ? 'follow' : 'error';
};

/** HTTP calls to a service over its fetch. There is no timeout: only `abandon` ends a call early. */
export const makeHttp = (party: HttpParty): Http => {
  let control = new AbortController();

  const call =
    (outgoing: Outgoing, path: string, options: CallOptions = {}): TaskEither<HttpFault, Answer> =>
    async () => {
      const { signal } = control;
      try {
        const address = callUrl(party.base, path, { ...options.query, ...party.query });
        const response = await party.fetch(address, { ...requestInit(outgoing, options), signal });
        return await readAnswer(response, options.unread === true, party.now);
      } catch (thrown) {
        const { message: reason, stack } = normaliseError(thrown);
        return E.left(signal.aborted ? { _tag: 'Cancelled' } : { _tag: 'Unreachable', reason, stack });
      }
    };

  return {
    get: (path, options) => call({ method: 'GET', body: null }, path, options),
    post: (path, body, options) => call({ method: 'POST', body }, path, options),
    put: (path, body, options) => call({ method: 'PUT', body }, path, options),
    abandon: async () => {
      control.abort();
      control = new AbortController();
    },
  };
};

/** The network and the clock of the browser. */
export const network: Pick<HttpParty, 'fetch' | 'now'> = { fetch: (...call) => fetch(...call), now: systemClock.now };
