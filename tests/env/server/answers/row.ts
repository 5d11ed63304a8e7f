import type { HeaderRecord } from '#env/server/answer.ts';
import { immutable, ofPage, revalidated, unlisted, unstored } from '#env/server/answer.ts';

/** A brand of the product. */
export type Site = 'xe' | 'britline' | 'johnlewis';

/** What a request has besides its method, host and target. `match` is If-None-Match, in which `<tag>` is the ETag of the same request, and `<br>` that in an encoding. */
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
  readonly headers: HeaderRecord;
  readonly encoding: 'br' | 'gzip' | null;
  readonly tagged: boolean;
  /** The brand of its security headers, or none; null for that of the host. */
  readonly site: Site | 'none' | null;
  /** The statuses with which a platform in front of the handler may refuse the request itself. */
  readonly refusals: readonly number[];
};

/** A request, such as `POST xe /signin`, and its answer. The host is the account host of a brand, or written in full. */
export type Row = readonly [request: string, sent: Sent, expected: Expected];

/** Groups of rows. */
export type Table = { readonly [group: string]: readonly Row[] };

const answer = (status: number, body: Expected['body'], headers: HeaderRecord): Expected => ({
  status,
  body,
  headers: { ...unlisted, ...headers },
  encoding: null,
  tagged: false,
  site: null,
  refusals: [],
});
const plainText = { 'content-type': 'text/plain; charset=UTF-8' };

/** A page of the fixture, such as `xe/fr-FR/signin`. */
export const page = (name: string, encoding: Expected['encoding'] = null): Expected => {
  const site = (['britline', 'johnlewis'] as const).find((one) => name.startsWith(one)) ?? 'xe';
  const text = `<!doctype html>${name}.html https://account.${site}.test`;
  return { ...answer(200, text, ofPage), encoding, tagged: true, site };
};
/** The same, which search engines may show. */
export const listed = (name: string, encoding: Expected['encoding'] = null): Expected => {
  const { headers, ...others } = page(name, encoding);
  return { ...others, headers: { ...headers, 'x-robots-tag': '' } };
};
/** The same with cookies that are set for the visitor alone. */
export const keeping = (expected: Expected, ...cookies: readonly string[]): Expected => ({
  ...expected,
  headers: {
    ...expected.headers,
    'cache-control': 'private, no-cache, no-transform',
    'set-cookie': cookies.join(' | '),
  },
});
/** "Page not found" of a brand. */
export const notFoundPage = (site: Site = 'xe'): Expected => ({ ...page(`${site}/en-GB/index`), status: 404 });
/** A public file of the fixture, whose text is its path. */
export const file = (path: string, type: string, encoding: Expected['encoding'] = null): Expected => ({
  ...answer(200, path, { ...(path.startsWith('/assets/') ? immutable : revalidated), 'content-type': type }),
  encoding,
  tagged: true,
});
/** A text that caches revalidate. */
export const text = (body: string | RegExp, type: string, encoding: Expected['encoding'] = null): Expected => ({
  ...answer(200, body, { ...revalidated, 'content-type': `${type}; charset=utf-8` }),
  encoding,
  tagged: true,
});
export const healthy: Expected = answer(200, 'ok\n', { ...unstored, ...plainText });
/** There is no such file. */
export const missing: Expected = answer(404, 'Not found\n', { ...unstored, ...plainText });
/** An address has other methods. */
export const notAllowed: Expected = answer(405, 'Method not allowed\n', {
  ...unstored,
  ...plainText,
  allow: 'GET, HEAD',
});
/** Another spelling of an address. */
export const respelled = (location: string): Expected => answer(308, null, { ...unstored, location });
/** The address of a host without a dot at its end, which is not the brand's yet. */
export const undotted = (location: string): Expected => ({ ...respelled(location), site: 'none', refusals: [400] });
/** A well-known address of another page. */
export const found = (location: string): Expected => answer(302, null, { ...revalidated, location });
/** The client has it already. */
export const unchanged = (expected: Expected): Expected => ({ ...expected, status: 304, body: null });
/** The answer to HEAD. */
export const headOf = (expected: Expected): Expected => ({ ...expected, body: null });
/** An answer that a platform may replace by a refusal. */
export const orRefused = (expected: Expected, ...refusals: readonly number[]): Expected => ({ ...expected, refusals });
