import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { HttpFault } from './httpFault.ts';
import { readAnswer, type Answer } from './readAnswer.ts';

type Query = { readonly [name: string]: string | null };

type CallOptions = {
  readonly query?: Query;
  readonly headers?: { readonly [name: string]: string };
  /** Sends and takes cookies of the other origin. */
  readonly credentials?: 'include';
  /** The answer counts as it comes: no redirect is followed and the body stays unread. */
  readonly unread?: true;
};

/** Calls to one party. An answer without content reads as null, and so does a field left out of a query. */
export type Http = {
  readonly get: (path: string, options?: CallOptions) => TaskEither<HttpFault, Answer>;
  readonly post: (path: string, body: object, options?: CallOptions) => TaskEither<HttpFault, Answer>;
  readonly put: (path: string, body: object, options?: CallOptions) => TaskEither<HttpFault, Answer>;
  /** Gives up every call in flight: each answers `Cancelled`. */
  readonly abandon: Task<void>;
};

export type HttpParty = {
  /** The absolute address that paths are relative to. */
  readonly base: string;
  /** Goes with every call. */
  readonly query?: Query;
  readonly fetch: typeof fetch;
  readonly now: () => number;
};

const addressOf = (base: string, path: string, query: Query): string => {
  const url = new URL(path.replace(/^\/+/, ''), base.endsWith('/') ? base : `${base}/`);
  for (const [name, value] of Object.entries(query)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
};

type Outgoing = { readonly method: 'GET' | 'POST' | 'PUT'; readonly body: object | null };

const initOf = ({ method, body }: Outgoing, options: CallOptions): RequestInit => ({
  method,
  headers: {
    accept: 'application/json',
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...options.headers,
  },
  ...(body === null ? {} : { body: JSON.stringify(body) }),
  ...(options.credentials === undefined ? {} : { credentials: options.credentials }),
  redirect: redirectOf(method, options),
});

const redirectOf = (method: Outgoing['method'], options: CallOptions): RequestRedirect => {
  if (options.unread === true) return 'manual';
  // Because: what was typed must never be handed on to an address the answer names.
  return method === 'GET' ? 'follow' : 'error';
};

const brokenOff = (thrown: unknown): HttpFault => ({
  _tag: 'Unreachable',
  reason: thrown instanceof Error ? thrown.message : 'The call broke off',
  stack: thrown instanceof Error ? (thrown.stack ?? null) : null,
});

/** Speaks to one party over the fetch it is given. There is no timeout: only `abandon` ends a call early. */
export const makeHttp = (party: HttpParty): Http => {
  const inFlight = new Set<AbortController>();

  const call =
    (outgoing: Outgoing, path: string, options: CallOptions = {}): TaskEither<HttpFault, Answer> =>
    async () => {
      const control = new AbortController();
      inFlight.add(control);
      try {
        const address = addressOf(party.base, path, { ...options.query, ...party.query });
        const response = await party.fetch(address, { ...initOf(outgoing, options), signal: control.signal });
        return await readAnswer(response, options.unread === true, party.now);
      } catch (thrown) {
        return E.left(control.signal.aborted ? { _tag: 'Cancelled' } : brokenOff(thrown));
      } finally {
        inFlight.delete(control);
      }
    };

  return {
    get: (path, options) => call({ method: 'GET', body: null }, path, options),
    post: (path, body, options) => call({ method: 'POST', body }, path, options),
    put: (path, body, options) => call({ method: 'PUT', body }, path, options),
    abandon: async () => inFlight.forEach((control) => control.abort()),
  };
};
