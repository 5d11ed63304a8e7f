import { allowedMethods } from '#env/hosting/cacheHeaders.ts';
import { securityTxtPath } from '#domain/settings/securityTxt.ts';
import type { Deployment } from '#env/hosting/deployment.ts';
import { anyScreen, fileName, hidden, screenPattern } from '#env/hosting/patterns.ts';
import { indented, quotedPattern } from '#env/hosting/quoted.ts';
import { pagesFolder } from '#env/hosting/sitePages.ts';
import { securityTextFolder } from '#env/hosting/securityTexts.ts';
import { nginxHeaders } from './headers.ts';

const location = (where: string, lines: ReadonlyArray<string>): ReadonlyArray<string> => [
  '',
  `location ${where} {`,
  ...indented(lines),
  '}',
];

const matching = (pattern: string): string => `~ ${quotedPattern(pattern)}`;

const plainNotFound = ['types {}', 'default_type "text/plain; charset=utf-8";', 'return 404 "Not found\\n";'];

// Because: a form that is submitted before its script has loaded sends a POST; the page is shown again, nothing is read.
const redirectPost = 'if ($request_method = POST) { return 303 $uri$is_args$args; }';

const general = (deployment: Deployment): ReadonlyArray<string> => [
  'server_tokens off;',
  'absolute_redirect off;',
  'log_not_found off;',
  'client_max_body_size 16k;',
  'brotli_static on;',
  'gzip_static on;',
  '',
  ...nginxHeaders(deployment),
  '',
  'if ($account_brand = none) { return 421; }',
  `if ($request_method !~ ${quotedPattern(`^(?:${allowedMethods.join('|')})$`)}) { return 405; }`,
];

const files = ({ files: single, folders }: Deployment): ReadonlyArray<string> => [
  ...folders.flatMap((folder) =>
    location(`^~ ${folder}`, [
      ...location(`~* ${quotedPattern(hidden)}`, plainNotFound).slice(1),
      'try_files $uri @missing;',
    ]),
  ),
  ...single.flatMap((file) => location(`= ${file}`, ['try_files $uri @missing;'])),
  ...location('@missing', plainNotFound),
];

const wellKnown: ReadonlyArray<string> = [
  ...location('= /env/config.json', [
    'alias env/config.json;',
    'gzip on;',
    'gzip_types "application/json; charset=utf-8";',
  ]),
  ...location('= /.well-known/change-password', ['return 302 /change-password;']),
  ...location(`= ${securityTxtPath}`, [
    `alias ${securityTextFolder}/$account_brand.txt;`,
    'error_page 404 = @missing;',
  ]),
];

const shell = '/$account_brand/index.html';

const pages = ({ screens }: Deployment): ReadonlyArray<string> => [
  ...Object.entries(screens).flatMap(([path, file]) =>
    location(matching(screenPattern(path)), [
      redirectPost,
      `root ${pagesFolder};`,
      `try_files /$account_brand/$account_language/${file} ${shell} =404;`,
    ]),
  ),
  ...location(matching(anyScreen), [redirectPost, `root ${pagesFolder};`, `try_files ${shell} =404;`]),
  ...location(matching(fileName), plainNotFound),
  ...location('/', [
    'if ($request_method = POST) { return 404 "Not found\\n"; }',
    'error_page 404 /index.html;',
    'return 404;',
  ]),
  ...location('= /index.html', ['internal;', `root ${pagesFolder}/$account_brand;`, 'error_page 404 = @missing;']),
];

/** nginx's answers by path, inside a server block: it serves only what is listed here. */
export const nginxRules = (deployment: Deployment): ReadonlyArray<string> => [
  ...general(deployment),
  ...wellKnown,
  ...files(deployment),
  ...pages(deployment),
  '',
];
