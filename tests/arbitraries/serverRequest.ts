import fc from 'fast-check';
import { pathSpelling } from './pathSpelling.ts';
import { routePaths } from './routePath.ts';

/** A request to a server, as its parts. */
export type ServerRequest = {
  readonly host: string;
  readonly method: string;
  /** The target: a path, with or without a query. */
  readonly target: string;
  readonly headers: { readonly [name: string]: string };
};

const brandHosts = ['account.xe.test', 'account.britline.test', 'johnlewis.test', 'ACCOUNT.Britline.test:8443'];
const otherHosts = ['evil.example', '127.0.0.1', 'notxe.test', 'xe.test.evil.example'];
const textPaths = ['/env/config.json', '/.well-known/security.txt', '/.well-known/change-password', '/healthz'];

const anyPath = fc.string({ unit: 'binary', maxLength: 12 }).map((text) => `/${text}`);

const encodedPath = fc
  .uint8Array({ maxLength: 6 })
  .map((bytes) => `/signin${[...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')}`);

/** Any path of a server with these public files: routes, files, other spellings of both, and nonsense. */
const pathOf = (files: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...routePaths) },
    { weight: 2, arbitrary: fc.constantFrom(...files, ...textPaths) },
    { weight: 1, arbitrary: fc.constantFrom(...routePaths, ...files).chain(pathSpelling) },
    { weight: 1, arbitrary: anyPath },
    { weight: 1, arbitrary: encodedPath },
  );

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.constantFrom('?ui_locales=fr', '?allLocales=true', '?a=b&c=//evil.example', '?%0d%0aX-Injected:1'),
  fc.string({ unit: 'binary', maxLength: 8 }).map((text) => `?${text}`),
);

/** Some headers, each with one of its values. */
const headersOf = (values: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<ServerRequest['headers']> =>
  fc
    .subarray(Object.entries(values))
    .chain((some) => fc.record(Object.fromEntries(some.map(([name, allowed]) => [name, fc.constantFrom(...allowed)]))));

/** The headers that a page depends on. */
const variedHeaders = headersOf({
  cookie: ['xe_session=1', 'NEXT_LOCALE=fr; jlm_session=', 'ACCOUNT_LOCALE=en-GB', 'ALL_LOCALES=true', '=;='],
  'accept-language': ['fr', 'en;q=0.2, fr;q=0.8', 'fr;q=0', '*', '', ';;,q=', 'ca, xx'],
  'accept-encoding': ['br', 'gzip', 'gzip, deflate, br', 'br;q=0', '*', 'identity;q=0, *', '', ';q='],
});

/** Headers on which no answer depends. */
export const otherHeaders = headersOf({
  'user-agent': ['curl/8', 'Googlebot'],
  referer: ['https://evil.example/'],
  'x-forwarded-host': ['account.britline.test', 'evil.example'],
  'x-forwarded-proto': ['http', 'https'],
  forwarded: ['host=account.britline.test'],
  range: ['bytes=0-1'],
  accept: ['application/json', 'text/html'],
  origin: ['https://evil.example', 'null'],
  'sec-fetch-dest': ['document', 'script', 'empty'],
  'if-modified-since': ['Fri, 01 Jan 2100 00:00:00 GMT'],
  'x-original-url': ['/signup'],
  'x-http-method-override': ['POST'],
});

/** Any request to a server with these public files. */
export const serverRequest = (files: readonly string[]): fc.Arbitrary<ServerRequest> =>
  fc.record({
    host: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...brandHosts) }, fc.constantFrom(...otherHosts)),
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant('GET') },
      fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
    ),
    target: fc.tuple(pathOf(files), query).map((parts) => parts.join('')),
    headers: variedHeaders,
  });

/** Makes the request that a platform hands over. */
export const requestOf = ({ host, method, target, headers }: ServerRequest): Request =>
  new Request(`http://${host}${target}`, { method, headers });
