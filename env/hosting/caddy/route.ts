import { askAgain, fileVary, forEver, methods, never, pageVary } from '#env/hosting/caching.ts';
import type { Deployment } from '#env/hosting/deployment.ts';
import { headerTable } from '#env/hosting/headerTable.ts';
import { anyScreen, fileName, hidden } from '#env/hosting/patterns.ts';
import { indented, quoted } from '#env/hosting/quoted.ts';

const block = (opening: string, lines: ReadonlyArray<string>): ReadonlyArray<string> => [
  `${opening} {`,
  ...indented(lines),
  '}',
];

// Because: the file server adds a Vary of its own, which only what is put off to the end replaces.
const kept = (caching: string, vary: string): ReadonlyArray<string> =>
  block('header', [`Cache-Control ${quoted(caching)}`, `Vary ${quoted(vary)}`, 'defer']);

const packed = 'precompressed br gzip';

const plainNotFound = [...kept(never, fileVary), 'respond "Not found" 404'];

const headers = (deployment: Deployment): ReadonlyArray<string> => {
  const table = headerTable(deployment);
  const common = table.flatMap(({ name, common: value }) => (value === null ? [] : [`${name} ${quoted(value)}`]));
  return [
    // Because: a block that removes a header is put off to the end, which an error never reaches.
    'header -Server',
    ...block('header', common),
    ...deployment.brands.flatMap(({ key }) => {
      const own = table.filter(({ common: value, valueOf }) => value === null && valueOf(key) !== '');
      const lines = own.map(({ name, valueOf }) => `${name} ${quoted(valueOf(key))}`);
      return [`@${key} vars {account_dress} ${key}`, ...block(`header @${key}`, lines)];
    }),
  ];
};

const wellKnown: ReadonlyArray<string> = [
  '@post method POST',
  `@other not method ${methods.join(' ')}`,
  'error @other 405',
  '@password path_regexp ^/\\.well-known/change-password$',
  ...block('handle @password', [...kept(askAgain, fileVary), 'redir * /change-password 302']),
  '@settings path_regexp ^/env/config\\.json$',
  ...block('handle @settings', [
    ...kept(askAgain, fileVary),
    'root * {$ACCOUNT_HOSTING:.}',
    'header Content-Type "application/json; charset=utf-8"',
    'encode gzip',
    'file_server',
  ]),
];

const served = (name: string, pattern: string, caching: string): ReadonlyArray<string> => [
  ...block(`@${name}`, [`path_regexp ${pattern}`, `not path_regexp ${hidden}`, 'file {path}']),
  ...block(`handle @${name}`, ['error @post 405', ...kept(caching, fileVary), ...block('file_server', [packed])]),
];

const files = ({ files: single, folders }: Deployment): ReadonlyArray<string> => {
  const others = [...folders.filter((folder) => folder !== '/assets/'), ...single.map((file) => `${file}$`)];
  return [
    ...served('assets', '^/assets/', forEver),
    ...served('public', `^(?:${others.map((path) => path.replaceAll('.', '\\.')).join('|')})`, askAgain),
  ];
};

const pages: ReadonlyArray<string> = [
  ...block('@sent', ['method POST', `path_regexp screen ${anyScreen}`]),
  ...block('handle @sent', [...kept(askAgain, fileVary), 'redir * {re.screen.1}{account_query} 303']),
  `@screen path_regexp ${anyScreen}`,
  ...block('handle @screen', [
    ...kept(askAgain, pageVary),
    'try_files /printed/{account_brand}/{account_language}/{account_page} /index.html',
    ...block('file_server', [packed]),
  ]),
  `@file path_regexp ${fileName}`,
  ...block('handle @file', plainNotFound),
  ...block('handle @post', plainNotFound),
  ...block('handle', [
    ...kept(askAgain, pageVary),
    'request_header -If-None-Match',
    'request_header -If-Modified-Since',
    'rewrite * /index.html',
    ...block('file_server', ['status 404', packed]),
  ]),
];

/** What Caddy answers where something is wrong with a request; the headers of the brand are there already. */
export const caddyErrors: ReadonlyArray<string> = block('handle_errors', [
  'header -Server',
  ...block('header', [
    `Cache-Control ${quoted(never)}`,
    `Vary ${quoted(fileVary)}`,
    'Content-Type "text/plain; charset=utf-8"',
  ]),
  '@method expression {err.status_code} == 405',
  `header @method Allow ${quoted(methods.join(', '))}`,
  'respond "{err.status_code} {err.status_text}"',
]);

/** What Caddy answers to each path, in this order; the first that fits answers. */
export const caddyRoute = (deployment: Deployment): ReadonlyArray<string> =>
  block('route', [...headers(deployment), ...wellKnown, ...files(deployment), ...pages]);
