import type { HeaderRecord } from '#env/server/answer.ts';
import { immutable, ofPage, revalidated, unlisted, unstored } from '#env/server/answer.ts';

/**
 * What a request has besides its method, host and target. `match` is If-None-Match, in which `<tag>` is the ETag of the same request,
 * and `<plain>` that without an encoding.
 */
export type Sent = {
  readonly lang?: string;
  readonly cookie?: string;
  readonly enc?: string;
  readonly match?: string;
  readonly headers?: HeaderRecord;
};

/** What a request must get. Headers that are not named it must not have. */
export type Expected = {
  readonly status: number;
  /** The whole text for GET; null for no body. */
  readonly body: string | RegExp | null;
  /** Of the ETag its end: the encoding, or `plain`. Null for what says nothing. */
  readonly headers: { readonly [name: string]: string | null };
  /** Whether its security headers are those of no brand. */
  readonly isBrandless: boolean;
};

/** A request, such as `POST xe /signin`, and its answer. The host is the account host of a brand, or written in full. */
export type Row = readonly [request: string, sent: Sent, expected: Expected];

/** Rows by the name of their group. */
export type Table = { readonly [group: string]: readonly Row[] };

const answer = (status: number, body: Expected['body'], own: HeaderRecord): Expected => ({
  status,
  body,
  headers: { ...unlisted, ...own },
  isBrandless: false,
});
const having = (expected: Expected, own: Expected['headers']): Expected => ({
  ...expected,
  headers: { ...expected.headers, ...own },
});
const tagged = (body: Expected['body'], own: HeaderRecord): Expected => answer(200, body, { etag: 'plain', ...own });
/** The same in an encoding. */
export const encoded = (expected: Expected, encoding: 'br' | 'gzip'): Expected =>
  having(expected, { etag: encoding, 'content-encoding': encoding });

/** A page of the fixture, such as `xe/fr-FR/signin`, at an address that partners of the same site may prerender. */
export const page = (name: string): Expected =>
  tagged(`<!doctype html>${name}.html https://account.${name.split('/')[0]}.test`, {
    ...ofPage,
    'supports-loading-mode': 'credentialed-prerender',
  });
/** The same at an address that nobody may prerender from another origin. */
export const unprerendered = (expected: Expected): Expected => having(expected, { 'supports-loading-mode': '' });
/** The same, which search engines may show. */
export const listed = (name: string): Expected => having(page(name), { 'x-robots-tag': '' });
/** The same with cookies that are set for the visitor alone. */
export const keeping = (expected: Expected, ...cookies: readonly string[]): Expected =>
  having(expected, { 'cache-control': 'private, no-cache, no-transform', 'set-cookie': cookies.join(' | ') });
/** "Page not found", by its shell. */
export const notFoundPage = (name: string): Expected => unprerendered({ ...page(name), status: 404 });
/** A public file of the fixture, whose text is its path. */
export const file = (path: string, type: string): Expected =>
  tagged(path, { ...(path.startsWith('/assets/') ? immutable : revalidated), 'content-type': type });
export const logo: Expected = file('/brands/xe/logo.svg', 'image/svg+xml; charset=utf-8');
/** A text that caches revalidate. */
export const text = (body: string | RegExp, type: string): Expected =>
  tagged(body, { ...revalidated, 'content-type': `${type}; charset=utf-8` });

const plain = (status: number, body: string): Expected =>
  answer(status, body, { ...unstored, 'content-type': 'text/plain; charset=UTF-8' });
export const healthy: Expected = plain(200, 'ok\n');
/** There is no such file. */
export const missing: Expected = plain(404, 'Not found\n');
/** An address has other methods. */
export const notAllowed: Expected = having(plain(405, 'Method not allowed\n'), { allow: 'GET, HEAD' });
/** Another spelling of an address. */
export const respelled = (location: string): Expected => answer(308, null, { ...unstored, location });
/** The address of a host without a dot at its end, which is not the brand's yet. */
export const undotted = (location: string): Expected => ({ ...respelled(location), isBrandless: true });
/** A well-known address of another page. */
export const found = (location: string): Expected => answer(302, null, { ...revalidated, location });
/** The client has it already. */
export const unchanged = (expected: Expected): Expected =>
  having({ ...expected, status: 304, body: null }, { 'content-type': null, 'content-encoding': null });
