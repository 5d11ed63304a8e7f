import { routes } from '#domain/navigation/routes.ts';

// Because: nginx uses PCRE and Caddy RE2, the patterns use only what both support: no look-around, no counted repeats.
const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches this host name and its subdomains, with or without a trailing dot. */
export const hostPattern = (hostName: string): string => `(?:^|\\.)${escapeRegExp(hostName.toLowerCase())}\\.?$`;

/** Matches `{brand};{Cookie header}` if the brand is this one and the cookie is present. */
export const sessionPattern = (brand: string, cookie: string): string =>
  `^${escapeRegExp(brand)}(?:;.*)?;\\s*${escapeRegExp(cookie)}=`;

/** Matches one screen's path, with or without a trailing slash. */
export const screenPattern = (path: string): string => (path === '/' ? '^/$' : `^${escapeRegExp(path)}/?$`);

/** Matches the path of any screen; the first group is the path without a trailing slash. */
export const anyScreen: string = `^(${Object.keys(routes).map(escapeRegExp).join('|')})/?$`;

/** Matches a path that names a file and not a page. */
export const fileName: string = '(?:^/assets/|/\\.|/[^/.]*\\.[^/]*$)';

/** Matches, without regard to case, what is never served from a public folder: hidden files, folders, compressed copies, source maps. */
export const hidden: string = '(?:/\\.|/$|\\.(?:br|gz|map)$)';
