import { orNull } from './parsing.ts';

/** The parsed address that a text is, on a page if it is relative; null for any other text. */
export const parseUrl = (text: string, page?: string): URL | null => orNull(() => new URL(text, page));

const plainHost = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])$/;
const unfitForHeaders = /[\s;,'"\\<>*]|[^\x20-\x7e]/;

/** The origin of an absolute web address; null for any other text, and for an address that is not safe inside a header. */
export const webOrigin = (address: string): string | null => {
  const url = unfitForHeaders.test(address) ? null : parseUrl(address);
  if (url === null) return null;
  const { protocol, origin, hostname, username, password } = url;
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return username === '' && password === '' && plainHost.test(hostname) ? origin : null;
};

/** Whether an origin may be used. In production, only https may. */
export const originIsSafe = (origin: string, production: boolean): boolean =>
  !production || origin.startsWith('https:');

/** The origin of a web address, if it may be used; null for any other text, and without an address. */
export const safeOrigin = (address: string | null, production: boolean): string | null => {
  const origin = address === null ? null : webOrigin(address);
  return origin !== null && originIsSafe(origin, production) ? origin : null;
};

/** The query of an address. A separator that was escaped as `&#38;` begins a fragment, which is then a part of the query. */
export const addressQuery = ({ search, hash }: { readonly search: string; readonly hash: string }): string =>
  /^#(?:0*38|x0*26);/i.test(hash) ? search + hash : search;

/** A separator of a link that was escaped for HTML, even twice, before it was put into a page or a mail. */
const escapedSeparator = /&(?:(?:amp|(?:#|%23)(?:0*38|x0*26))(?:;|%3b))+/gi;

/**
 * The first value of a parameter of a query, decoded once; null without one. Empty and blank values count as absent. A separator that was
 * escaped for HTML is a separator; what is encoded inside a value stays.
 */
export const queryValue = (query: string | URLSearchParams, name: string): string | null => {
  const params = typeof query === 'string' ? query.replace(escapedSeparator, '&') : query;
  return new URLSearchParams(params).getAll(name).find((value) => value.trim() !== '') ?? null;
};

/** An address or a path without all the slashes at its end, in linear time, which a regular expression would not take. */
export const withoutEndSlashes = (address: string): string => {
  let end = address.length;
  while (address.charAt(end - 1) === '/') end -= 1;
  return address.slice(0, end);
};
