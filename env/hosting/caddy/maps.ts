import { defaultLocale } from '#domain/locale/locale.ts';
import { localeCookie } from '#domain/locale/localeCookies.ts';
import type { BrandSite, Deployment } from '#env/hosting/deployment.ts';
import { languageGroups } from '#env/hosting/headerTable.ts';
import { languageRule, uiLocalesPattern } from '#env/hosting/languagePatterns.ts';
import { hostPattern, screenPattern, sessionPattern } from '#env/hosting/patterns.ts';
import { indented } from '#env/hosting/quoted.ts';

type Row = readonly [key: string, value: string];

const map = (source: string, target: string, rows: ReadonlyArray<Row>): ReadonlyArray<string> => [
  `map ${source} ${target} {`,
  ...indented(rows.map(([key, value]) => `${key} ${value}`)),
  '}',
  '',
];

const matching = (pattern: string, flags = ''): string => `\`~${flags}${pattern}\``;

const brandMaps = ({ brands, fallback }: Deployment): ReadonlyArray<string> => [
  ...map('{host}', '{account_brand}', [
    ...brands
      .filter(({ hostName }) => hostName !== '')
      .map(({ key, hostName }): Row => [matching(hostPattern(hostName), '(?i)'), key]),
    ['default', 'none'],
  ]),
  ...map('{account_brand}', '{account_dress}', [['none', fallback], ...brands.map(({ key }): Row => [key, key])]),
  ...map('"{account_brand};{header.Cookie}"', '{account_session}', [
    ...brands.map(({ key, sessionCookie }): Row => [matching(sessionPattern(key, sessionCookie)), '":session"']),
    ['default', '""'],
  ]),
];

const languageMaps = (group: ReadonlyArray<BrandSite>, at: number): ReadonlyArray<string> => {
  const { tagPatterns, localePatterns } = languageRule(group[0]?.locales ?? []);
  return [
    ...map(`"{cookie.${localeCookie.name}},{account_ui_locales},{header.Accept-Language}"`, `{account_tongue_${at}}`, [
      ...tagPatterns.map((pattern): Row => [matching(pattern, '(?i)'), '"${1}"']),
      ['default', '""'],
    ]),
    ...map(`{account_tongue_${at}}`, `{account_locale_${at}}`, [
      ...localePatterns.map(({ pattern, locale }): Row => [matching(pattern, '(?i)'), locale]),
      ['default', defaultLocale],
    ]),
  ];
};

const pageMaps = ({ brands, screens }: Deployment): ReadonlyArray<string> => {
  const groups = languageGroups(brands);
  return [
    ...map('{http.request.orig_uri}', '{account_ui_locales}', [
      [matching(uiLocalesPattern), '"${1}"'],
      ['default', '""'],
    ]),
    ...groups.flatMap(languageMaps),
    ...map('"{account_brand}{account_session}"', '{account_language}', [
      ...groups.flatMap((group, at) => group.map(({ key }): Row => [key, `"{account_locale_${at}}"`])),
      ['default', 'none'],
    ]),
    ...map('{path}', '{account_page}', [
      ...Object.entries(screens).map(([path, file]): Row => [matching(screenPattern(path)), file]),
      ['default', 'none'],
    ]),
    ...map('{query}', '{account_query}', [
      ['`~^(.+)$`', '"?${1}"'],
      ['default', '""'],
    ]),
  ];
};

/** Caddy's maps, which derive brand, session, language and page from a request. */
export const caddyMaps = (deployment: Deployment): ReadonlyArray<string> => [
  ...brandMaps(deployment),
  ...pageMaps(deployment),
];
