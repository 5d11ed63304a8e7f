import { routes } from '#domain/navigation/routes.ts';

// Because: nginx reads PCRE and Caddy RE2, these keep to what both have: no look-around, no counted repeats.
const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A host that is this name or lies under it, a trailing dot overlooked. */
export const hostPattern = (hostName: string): string => `(?:^|\\.)${plain(hostName.toLowerCase())}\\.?$`;

/** `{brand};{Cookie header}` of a visit to this brand that holds this cookie, whatever its value. */
export const sessionPattern = (brand: string, cookie: string): string =>
  `^${plain(brand)}(?:;.*)?;\\s*${plain(cookie)}=`;

/** One screen's path, a trailing slash overlooked. */
export const screenPattern = (path: string): string => (path === '/' ? '^/$' : `^${plain(path)}/?$`);

/** The path of any screen there is; the first group is the path without what is overlooked. */
export const anyScreen: string = `^(${Object.keys(routes).map(plain).join('|')})/?$`;

/** A path that names a file rather than a page: nobody is shown a page there. */
export const fileName: string = '(?:^/assets/|/\\.|\\.[^/]*$)';

/** What is never served though it lies in a public folder: hidden files, folders themselves, packed twins, source maps. */
export const hidden: string = '(?:/\\.|/$|\\.(?:br|gz|map)$)';
