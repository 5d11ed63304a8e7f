import {
  revalidateCache,
  fileVary,
  immutableCache,
  allowedMethods,
  noStore,
  pageVary,
} from '#env/hosting/cacheHeaders.ts';
import { securityTxtPath } from '#domain/settings/securityTxt.ts';
import type { Deployment } from '#env/hosting/deployment.ts';
import { headerTable } from '#env/hosting/headerTable.ts';
import { anyScreen, fileName, hidden } from '#env/hosting/patterns.ts';
import { indented, quoted, quotedHeader } from '#env/hosting/quoted.ts';
import { pagesFolder } from '#env/hosting/sitePages.ts';
import { securityTextFolder } from '#env/hosting/securityTexts.ts';

const block = (opening: string, lines: ReadonlyArray<string>): ReadonlyArray<string> => [
  `${opening} {`,
  ...indented(lines),
  '}',
];

// Because: the file server adds its own Vary header, which only a deferred header replaces.
const cacheHeaders = (caching: string, vary: string): ReadonlyArray<string> =>
  block('header', [`Cache-Control ${quoted(caching)}`, `Vary ${quoted(vary)}`, 'defer']);

const precompressed = 'precompressed br gzip';

const plainNotFound = [...cacheHeaders(noStore, fileVary), 'respond "Not found" 404'];

const headers = (deployment: Deployment): ReadonlyArray<string> => {
  const table = headerTable(deployment);
  const common = table.flatMap(({ name, common: value }) => (value === null ? [] : [`${name} ${quotedHeader(value)}`]));
  return [
    // Because: Caddy defers a block that removes a header, and an error skips deferred headers.
    'header -Server',
    ...block('header', common),
    ...deployment.brands.flatMap(({ key }) => {
      const own = table.filter(({ common: value, valueOf }) => value === null && valueOf(key) !== '');
      const lines = own.map(({ name, valueOf }) => `${name} ${quotedHeader(valueOf(key))}`);
      return [`@${key} vars {account_dress} ${key}`, ...block(`header @${key}`, lines)];
    }),
  ];
};

const wellKnown: ReadonlyArray<string> = [
  '@unknown vars {account_brand} none',
  'error @unknown 421',
  '@post method POST',
  `@other not method ${allowedMethods.join(' ')}`,
  'error @other 405',
  '@password path_regexp ^/\\.well-known/change-password$',
  ...block('handle @password', [...cacheHeaders(revalidateCache, fileVary), 'redir * /change-password 302']),
  `@security path_regexp ^${securityTxtPath.replaceAll('.', '\\.')}$`,
  ...block('handle @security', [
    'error @post 405',
    ...cacheHeaders(revalidateCache, fileVary),
    'root * {$ACCOUNT_HOSTING:.}',
    `rewrite * /${securityTextFolder}/{account_brand}.txt`,
    'file_server',
  ]),
  '@settings path_regexp ^/env/config\\.json$',
  ...block('handle @settings', [
    ...cacheHeaders(revalidateCache, fileVary),
    'root * {$ACCOUNT_HOSTING:.}',
    'header Content-Type "application/json; charset=utf-8"',
    'encode gzip',
    'file_server',
  ]),
];

const serveFiles = (name: string, pattern: string, caching: string): ReadonlyArray<string> => [
  ...block(`@${name}`, [`path_regexp ${pattern}`, `not path_regexp (?i)${hidden}`, 'file {path}']),
  ...block(`handle @${name}`, [
    'error @post 405',
    ...cacheHeaders(caching, fileVary),
    ...block('file_server', [precompressed]),
  ]),
];

const files = ({ files: single, folders }: Deployment): ReadonlyArray<string> => {
  const others = [...folders.filter((folder) => folder !== '/assets/'), ...single.map((file) => `${file}$`)];
  return [
    ...serveFiles('assets', '^/assets/', immutableCache),
    ...serveFiles('public', `^(?:${others.map((path) => path.replaceAll('.', '\\.')).join('|')})`, revalidateCache),
  ];
};

const pagesRoot = `root * {$ACCOUNT_HOSTING:.}/${pagesFolder}`;

const pages: ReadonlyArray<string> = [
  ...block('@sent', ['method POST', `path_regexp screen ${anyScreen}`]),
  ...block('handle @sent', [...cacheHeaders(revalidateCache, fileVary), 'redir * {re.screen.1}{account_query} 303']),
  `@screen path_regexp ${anyScreen}`,
  ...block('handle @screen', [
    ...cacheHeaders(revalidateCache, pageVary),
    pagesRoot,
    'try_files /{account_brand}/{account_language}/{account_page} /{account_brand}/index.html',
    ...block('file_server', [precompressed]),
  ]),
  `@file path_regexp ${fileName}`,
  ...block('handle @file', plainNotFound),
  ...block('handle @post', plainNotFound),
  ...block('handle', [
    ...cacheHeaders(revalidateCache, pageVary),
    'request_header -If-None-Match',
    'request_header -If-Modified-Since',
    pagesRoot,
    'rewrite * /{account_brand}/index.html',
    ...block('file_server', ['status 404', precompressed]),
  ]),
];

/** Caddy's error answers; the brand's headers are set before. */
export const caddyErrors: ReadonlyArray<string> = block('handle_errors', [
  'header -Server',
  ...block('header', [
    `Cache-Control ${quoted(noStore)}`,
    `Vary ${quoted(fileVary)}`,
    'Content-Type "text/plain; charset=utf-8"',
  ]),
  '@method expression {err.status_code} == 405',
  `header @method Allow ${quoted(allowedMethods.join(', '))}`,
  'respond "{err.status_code} {err.status_text}"',
]);

/** Caddy's answers by path; the first match answers. */
export const caddyRoute = (deployment: Deployment): ReadonlyArray<string> =>
  block('route', [...headers(deployment), ...wellKnown, ...files(deployment), ...pages]);
