import { defaultLocale } from '#domain/locale/locale.ts';
import { localeCookie } from '#domain/locale/localeCookies.ts';
import {
  revalidateCache,
  fileVary,
  immutableCache,
  allowedMethods,
  noStore,
  pageVary,
} from '#env/hosting/cacheHeaders.ts';
import type { BrandSite, Deployment } from '#env/hosting/deployment.ts';
import { headerTable, languageGroups } from '#env/hosting/headerTable.ts';
import { languageRule, uiLocalesPattern } from '#env/hosting/languagePatterns.ts';
import { hostPattern, sessionPattern } from '#env/hosting/patterns.ts';
import { indented, quoted, quotedHeader, quotedPattern } from '#env/hosting/quoted.ts';
import { headerVariable } from './headers.ts';

type Row = readonly [key: string, value: string];

const map = (source: string, target: string, rows: ReadonlyArray<Row>): ReadonlyArray<string> => [
  `map ${source} ${target} {`,
  ...indented(rows.map(([key, value]) => `${key} ${value};`)),
  '}',
  '',
];

const matching = (pattern: string): string => quotedPattern(`~*${pattern}`);

const brandMaps = ({ brands, fallback }: Deployment): ReadonlyArray<string> => [
  ...map('$host', '$account_brand', [
    ['default', 'none'],
    ...brands
      .filter(({ hostName }) => hostName !== '')
      .map(({ key, hostName }): Row => [matching(hostPattern(hostName)), key]),
  ]),
  ...map('$account_brand', '$account_dress', [
    ['default', '$account_brand'],
    ['none', fallback],
  ]),
];

const headerMaps = (deployment: Deployment): ReadonlyArray<string> =>
  headerTable(deployment)
    .filter(({ common }) => common === null)
    .flatMap(({ name, valueOf }) =>
      map(
        '$account_dress',
        headerVariable(name),
        deployment.brands.map(({ key }): Row => [key, quotedHeader(valueOf(key))]),
      ),
    );

const sessionMap = ({ brands }: Deployment): ReadonlyArray<string> =>
  map('"$account_brand;$http_cookie"', '$account_session', [
    ['default', '""'],
    ...brands.map(({ key, sessionCookie }): Row => [quotedPattern(`~${sessionPattern(key, sessionCookie)}`), 'yes']),
  ]);

const languageMaps = (group: ReadonlyArray<BrandSite>, at: number): ReadonlyArray<string> => {
  const { tagPatterns, localePatterns } = languageRule(group[0]?.locales ?? []);
  return [
    ...map(
      `"$cookie_${localeCookie.name.toLowerCase()},$account_ui_locales,$http_accept_language"`,
      `$account_tongue_${at}`,
      [['default', '""'], ...tagPatterns.map((pattern): Row => [matching(pattern), '$1'])],
    ),
    ...map(`$account_tongue_${at}`, `$account_locale_${at}`, [
      ['default', defaultLocale],
      ...localePatterns.map(({ pattern, locale }): Row => [matching(pattern), locale]),
    ]),
  ];
};

const pageLanguage = (groups: ReadonlyArray<ReadonlyArray<BrandSite>>): ReadonlyArray<string> => [
  ...map('$request_uri', '$account_ui_locales', [
    ['default', '""'],
    [quotedPattern(`~${uiLocalesPattern}`), '$1'],
  ]),
  ...groups.flatMap(languageMaps),
  ...map('$account_brand$account_session', '$account_language', [
    ['default', 'none'],
    ...groups.flatMap((group, at) => group.map(({ key }): Row => [key, `$account_locale_${at}`])),
  ]),
];

const answerMaps: ReadonlyArray<string> = [
  ...map('"$status $uri"', '$account_caching', [
    ['default', quoted(revalidateCache)],
    ['"~^(?:200|206|304) /assets/"', quoted(immutableCache)],
    ['"~^404 /index\\.html$"', quoted(revalidateCache)],
    ['"~^[45]"', quoted(noStore)],
  ]),
  ...map('$uri', '$account_vary', [
    ['default', quoted(fileVary)],
    ['"~\\.html$"', quoted(pageVary)],
  ]),
  ...map('$status', '$account_allow', [
    ['default', '""'],
    ['405', quoted(allowedMethods.join(', '))],
  ]),
];

/** nginx's maps, which derive brand, headers, session and language from a request. */
export const nginxMaps = (deployment: Deployment): ReadonlyArray<string> => [
  ...brandMaps(deployment),
  ...headerMaps(deployment),
  ...sessionMap(deployment),
  ...pageLanguage(languageGroups(deployment.brands)),
  ...answerMaps,
];
