import type { Answer, Site } from './row.ts';

const plain = { encoding: null, location: null, allow: null, tagged: false, site: null, refusals: [] } as const;
const text = 'text/plain; charset=utf-8';
const errorHeaders = { type: text, cache: 'no-store', vary: 'Accept-Encoding' } as const;

const sites: readonly Site[] = ['xe', 'britline', 'johnlewis'];

/** A page of `dist/prerendered`, such as `xe/fr-FR/signin`, with the public address of its brand. */
export const page = (name: string, encoding: 'br' | 'gzip' | null = null): Answer => ({
  ...plain,
  status: 200,
  body: { page: `${name}.html`, site: sites.find((site) => name.startsWith(`${site}/`)) ?? 'xe' },
  type: 'text/html; charset=utf-8',
  cache: 'no-cache',
  vary: 'Cookie, Accept-Language, Accept-Encoding',
  encoding,
  tagged: true,
});

/** The page of a brand that shows "Page not found". */
export const notFoundPage = (site: Site, encoding: 'br' | 'gzip' | null = null): Answer => ({
  ...page(`${site}/en-GB/index`, encoding),
  status: 404,
});

/** A public file, which caches revalidate. */
export const file = (path: string, type: string, encoding: 'br' | 'gzip' | null = null): Answer => ({
  ...plain,
  status: 200,
  body: { file: path },
  type,
  cache: 'no-cache',
  vary: 'Accept-Encoding',
  encoding,
  tagged: true,
});

/** A public file with a hash in its name, which never changes. */
export const asset = (path: string, type: string, encoding: 'br' | 'gzip' | null = null): Answer => ({
  ...file(path, type, encoding),
  cache: 'public, max-age=31536000, immutable',
});

/** The configuration of the deployment, in an encoding. */
export const configIn = (encoding: 'br' | 'gzip' | null): Answer => ({
  ...plain,
  status: 200,
  body: 'config',
  type: 'application/json; charset=utf-8',
  cache: 'no-cache',
  vary: 'Accept-Encoding',
  encoding,
  tagged: true,
});

/** The configuration of the deployment, uncompressed. */
export const config: Answer = configIn(null);

/** A text that caches revalidate. */
export const textOf = (pattern: RegExp, encoding: 'br' | 'gzip' | null = null): Answer => ({
  ...plain,
  status: 200,
  body: { text: pattern },
  type: text,
  cache: 'no-cache',
  vary: 'Accept-Encoding',
  encoding,
  tagged: true,
});

/** The answer of a server that works. */
export const healthy: Answer = { ...plain, ...errorHeaders, status: 200, body: { text: 'ok\n' } };

/** There is no such file. */
export const missing: Answer = { ...plain, ...errorHeaders, status: 404, body: { text: 'Not found\n' } };

/** The host belongs to no brand. */
export const misdirected: Answer = { ...plain, ...errorHeaders, status: 421, body: { text: 'Misdirected request\n' } };

/** The address has other methods. */
export const notAllowed = (allow: string): Answer => ({
  ...plain,
  ...errorHeaders,
  status: 405,
  body: { text: 'Method not allowed\n' },
  allow,
});

const redirect = (status: number, location: string, cache: string): Answer => ({
  ...plain,
  status,
  body: 'none',
  type: undefined,
  cache,
  vary: 'Accept-Encoding',
  location,
});

/** A form that was submitted before its script loaded: the page is shown again. */
export const seeOther = (location: string): Answer => redirect(303, location, 'no-store');

/** Another spelling of the path of a screen. */
export const respelled = (location: string): Answer => redirect(308, location, 'no-store');

/** A well-known address of another page. */
export const found = (location: string): Answer => redirect(302, location, 'no-cache');

/** The client already has this answer. */
export const unchanged = (answer: Answer): Answer => ({
  ...answer,
  status: 304,
  body: 'none',
  type: undefined,
  encoding: null,
});

/** The answer to HEAD, for the answer to GET. */
export const headOf = (answer: Answer): Answer => ({ ...answer, body: 'none' });

/** An answer with the security headers of a brand, where the host is written in full. */
export const of = (site: Site, answer: Answer): Answer => ({ ...answer, site });

/** An answer that a server in front of the handler may replace by a refusal. */
export const orRefused = (answer: Answer, ...refusals: readonly number[]): Answer => ({ ...answer, refusals });
