import { locales } from '#domain/locale/locale.ts';
import { page } from './answer.ts';
import type { Row, Sent } from './row.ts';

const signInRows = (rows: ReadonlyArray<readonly [sent: Sent, locale: string]>): readonly Row[] =>
  rows.map(([sent, locale]) => ['xe', '/signin', sent, page(`xe/${locale}/signin`)]);

/** The language of a page by Accept-Language; the rules of the choice are the domain's. */
export const browserLanguageRows: readonly Row[] = [
  ...signInRows(locales.map((locale) => [{ lang: locale.slice(0, 2) }, locale])),
  ...signInRows([
    [{ lang: '*' }, 'en-GB'],
    [{ lang: '' }, 'en-GB'],
    [{ lang: '../../britline' }, 'en-GB'],
    [{ lang: 'fr/../../index' }, 'en-GB'],
    [{ lang: 'en; q=0.2 , fr; q=0.8' }, 'fr-FR'],
    [{ lang: 'fr;q=0.001' }, 'fr-FR'],
    [{ lang: ',,fr,' }, 'fr-FR'],
  ]),
  ['xe', '/forgot-password', { lang: 'el', enc: 'br' }, page('xe/el-GR/forgot-password', 'br')],
  ['britline', '/', { lang: 'ro' }, page('britline/ro-RO/signin')],
  ['johnlewis', '/signup', { lang: 'pl' }, page('johnlewis/pl-PL/signup')],
  ['xe', '/2fa/locked', { lang: 'fr' }, page('xe/fr-FR/index')],
];

/** The language of a page by the cookie of the person's choice. */
export const cookieLanguageRows: readonly Row[] = [
  ...signInRows([
    [{ cookie: 'NEXT_LOCALE=fr-FR', lang: 'de' }, 'fr-FR'],
    [{ cookie: 'a=b; NEXT_LOCALE=sv-SE; c=d' }, 'sv-SE'],
    [{ cookie: 'NEXT_LOCALE=', lang: 'de' }, 'de-DE'],
    [{ cookie: 'NEXT_LOCALE', lang: 'de' }, 'de-DE'],
    [{ cookie: 'NEXT_LOCALE=en-XA' }, 'en-GB'],
    [{ cookie: 'NEXT_LOCALE=%66r' }, 'en-GB'],
    [{ cookie: 'NEXT_LOCALE="fr-FR"' }, 'en-GB'],
    [{ cookie: 'NEXT_LOCALE=../index', lang: 'it' }, 'it-IT'],
    [{ cookie: 'next_locale=fr-FR' }, 'en-GB'],
    [{ cookie: 'XNEXT_LOCALE=fr-FR' }, 'en-GB'],
    [{ cookie: 'NEXT_LOCALE=fr-FR; NEXT_LOCALE=de-DE' }, 'fr-FR'],
    [{ cookie: 'ACCOUNT_LOCALE=de-DE; NEXT_LOCALE=fr-FR', lang: 'it' }, 'de-DE'],
    [{ cookie: 'a=NEXT_LOCALE=fr-FR' }, 'en-GB'],
    [{ cookie: ';;; NEXT_LOCALE=fr-FR' }, 'fr-FR'],
    [{ cookie: 'ALL_LOCALES=true; NEXT_LOCALE=nl-NL' }, 'nl-NL'],
  ]),
  ['johnlewis', '/signup', { cookie: 'NEXT_LOCALE=fi-FI' }, page('johnlewis/fi-FI/signup')],
];

/** The language of a page by the partner's query, which only the root path has. */
export const partnerLanguageRows: readonly Row[] = [
  ['xe', '/?ui_locales=ja+fr-CA+en', { lang: 'de' }, page('xe/fr-FR/signin')],
  ['xe', '/?state=1&ui_locales=it&ui_locales=fr', {}, page('xe/it-IT/signin')],
  ['xe', '/?state=1&amp;ui_locales=it', {}, page('xe/it-IT/signin')],
  ['xe', '/?ui_locales=fr', { cookie: 'NEXT_LOCALE=de-DE' }, page('xe/de-DE/signin')],
  ['xe', '/?ui_locales=&ui_locales=fr', { lang: 'de' }, page('xe/fr-FR/signin')],
  ['xe', '/?ui_locales=%ff%00', { lang: 'de' }, page('xe/de-DE/signin')],
  ['xe', '/?UI_LOCALES=fr', {}, page('xe/en-GB/signin')],
  ['xe', '/signin?ui_locales=fr', {}, page('xe/en-GB/signin')],
  ['xe', '/?allLocales=true', {}, page('xe/en-GB/signin')],
  ['britline', '/?ui_locales=fr', {}, page('britline/fr-FR/signin')],
];
