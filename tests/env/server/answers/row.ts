import type { HeaderRecord } from '#env/server/answer.ts';
import { immutable, ofPage, revalidated, unlisted, unstored } from '#env/server/answer.ts';

/** A brand of the product. */
export type Site = 'xe' | 'britline' | 'johnlewis';

/** What a request has besides its method, host and target. `match` is If-None-Match, in which `<tag>` is the ETag of the same request, and `<plain>` that without an encoding. */
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
  /** The whole text; null for no body. */
  readonly body: string | RegExp | null;
  /** Of the ETag its end: the encoding, or `plain`. Null for what says nothing. */
  readonly headers: { readonly [name: string]: string | null };
  /** The brand of its security headers, or none; null for that of the host. */
  readonly site: Site | 'none' | null;
  /** The statuses with which a platform in front of the handler may refuse the request itself. */
  readonly refusals: readonly number[];
};

/** A request, such as `POST xe /signin`, and its answer. The host is the account host of a brand, or written in full. */
export type Row = readonly [request: string, sent: Sent, expected: Expected];

/** Groups of rows. */
export type Table = { readonly [group: string]: readonly Row[] };

type Encoding = 'br' | 'gzip' | null;

const answer = (status: number, body: Expected['body'], headers: HeaderRecord): Expected => ({
  status,
  body,
  headers: { ...unlisted, ...headers },
  site: null,
  refusals: [],
});
const having = (expected: Expected, headers: Expected['headers']): Expected => ({
  ...expected,
  headers: { ...expected.headers, ...headers },
});
/** An answer with an ETag, in an encoding. */
export const encoded = (expected: Expected, encoding: Encoding): Expected =>
  having(expected, encoding === null ? { etag: 'plain' } : { etag: encoding, 'content-encoding': encoding });

/** A page of the fixture, such as `xe/fr-FR/signin`. */
export const page = (name: string, encoding: Encoding = null): Expected => {
  const site = (['britline', 'johnlewis'] as const).find((one) => name.startsWith(one)) ?? 'xe';
  const text = `<!doctype html>${name}.html https://account.${site}.test`;
  return { ...encoded(answer(200, text, ofPage), encoding), site };
};
/** The same, which search engines may show. */
export const listed = (name: string, encoding: Encoding = null): Expected =>
  having(page(name, encoding), { 'x-robots-tag': '' });
/** The same with cookies that are set for the visitor alone. */
export const keeping = (expected: Expected, ...cookies: readonly string[]): Expected =>
  having(expected, { 'cache-control': 'private, no-cache, no-transform', 'set-cookie': cookies.join(' | ') });
/** "Page not found" of a brand. */
export const notFoundPage = (site: Site = 'xe'): Expected => ({ ...page(`${site}/en-GB/index`), status: 404 });
/** A public file of the fixture, whose text is its path. */
export const file = (path: string, type: string): Expected =>
  encoded(
    answer(200, path, { ...(path.startsWith('/assets/') ? immutable : revalidated), 'content-type': type }),
    null,
  );
/** A text that caches revalidate. */
export const text = (body: string | RegExp, type: string): Expected =>
  encoded(answer(200, body, { ...revalidated, 'content-type': `${type}; charset=utf-8` }), null);

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
export const undotted = (location: string): Expected => ({ ...respelled(location), site: 'none', refusals: [400] });
/** A well-known address of another page. */
export const found = (location: string): Expected => answer(302, null, { ...revalidated, location });
/** The answer to HEAD. */
export const headOf = (expected: Expected): Expected => ({ ...expected, body: null });
/** The client has it already. */
export const unchanged = (expected: Expected): Expected =>
  having({ ...headOf(expected), status: 304 }, { 'content-type': null, 'content-encoding': null });
/** An answer that a platform may replace by a refusal. */
export const orRefused = (expected: Expected, ...refusals: readonly number[]): Expected => ({ ...expected, refusals });
