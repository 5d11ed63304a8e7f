import type { Answer, Body, Site } from './row.ts';

const plain = { encoding: null, location: null, allow: null, tagged: false, site: null, refusals: [] } as const;
const text = 'text/plain; charset=utf-8';

const sites: readonly Site[] = ['xe', 'britline', 'johnlewis'];

type Encoding = 'br' | 'gzip' | null;

/** What caches revalidate: a body with its type, in an encoding. */
const revalidated = (body: Body, type: string, encoding: Encoding): Answer => ({
  ...plain,
  status: 200,
  body,
  type,
  cache: 'no-cache',
  vary: 'Accept-Encoding',
  encoding,
  tagged: true,
});

/** A short text that no cache keeps. */
const shortText = (status: number, body: string, allow: string | null = null): Answer => ({
  ...plain,
  status,
  body: { text: body },
  type: text,
  cache: 'no-store',
  vary: 'Accept-Encoding',
  allow,
});

/** A page of `dist/prerendered`, such as `xe/fr-FR/signin`, with the public address of its brand. */
export const page = (name: string, encoding: Encoding = null): Answer => {
  const site = sites.find((one) => name.startsWith(`${one}/`)) ?? 'xe';
  const answer = revalidated({ page: `${name}.html`, site }, 'text/html; charset=utf-8', encoding);
  return { ...answer, cache: 'no-cache, no-transform', vary: 'Cookie, Accept-Language, Accept-Encoding' };
};

/** The page of a brand that shows "Page not found". */
export const notFoundPage = (site: Site, encoding: Encoding = null): Answer => ({
  ...page(`${site}/en-GB/index`, encoding),
  status: 404,
});

/** A public file, which caches revalidate. */
export const file = (path: string, type: string, encoding: Encoding = null): Answer =>
  revalidated({ file: path }, type, encoding);

/** A public file with a hash in its name, which never changes. */
export const asset = (path: string, type: string, encoding: Encoding = null): Answer => ({
  ...file(path, type, encoding),
  cache: 'public, max-age=31536000, immutable',
});

/** The configuration of the deployment, in an encoding. */
export const configIn = (encoding: Encoding): Answer =>
  revalidated('config', 'application/json; charset=utf-8', encoding);

/** The configuration of the deployment, uncompressed. */
export const config: Answer = configIn(null);

/** A text that caches revalidate. */
export const textOf = (pattern: RegExp, encoding: Encoding = null): Answer =>
  revalidated({ text: pattern }, text, encoding);

/** The answer of a server that works. */
export const healthy: Answer = shortText(200, 'ok\n');

/** There is no such file. */
export const missing: Answer = shortText(404, 'Not found\n');

/** An address has other methods. */
export const notAllowed: Answer = shortText(405, 'Method not allowed\n', 'GET, HEAD');

const redirect = (status: number, location: string, cache: string): Answer => ({
  ...plain,
  status,
  body: 'none',
  type: undefined,
  cache,
  vary: 'Accept-Encoding',
  location,
});

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
