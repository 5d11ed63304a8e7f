import { generateCookie } from 'hono/cookie';
import type { CookieAttributes } from '#application/ports/browser.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { consentAttributes, consentCookie, parseConsent, serializeConsent } from '#domain/consent/consent.ts';
import { consentSource } from '#domain/consent/initialConsent.ts';
import { chosenLocaleCookies, locales } from '#domain/locale/locale.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { orNull } from '#domain/shared/parsing.ts';
import { type HeaderRecord, ofPage } from './answer.ts';
import { memoizeText } from './assets.ts';

const valuesOf = (header: string, name: string): ReadonlyArray<string> =>
  (header.includes(name) ? header.split(';') : [])
    .filter((pair) => pair.trimStart().startsWith(`${name}=`))
    .map((pair) => pair.slice(pair.indexOf('=') + 1).trim());

const onlyOne = ([value = '', ...more]: ReadonlyArray<string>): string => (more.length === 0 ? value : '');

/** The value of a cookie in a Cookie header, as it was sent; null without one. */
export const readCookie = (header: string, name: string): string | null => valuesOf(header, name)[0] ?? null;

/** The name of the header for each cookie. Because: a name in another case is a header more, and Node's adapter is slow with what is no record. */
const names = ['set-cookie', 'Set-Cookie', 'SET-COOKIE'] as const;

const cookieText = (name: string, value: string, { domain, path, days, sameSite }: CookieAttributes): string =>
  generateCookie(name, value, { domain: domain ?? '', path, sameSite, secure: true, maxAge: days * 86_400 });

const languageCookies = (values: ReadonlyArray<string>): ReadonlyArray<string> => {
  const chosen = locales.find((locale) => locale === values[0]);
  return chosenLocaleCookies.flatMap(({ name, attributes }, at) =>
    chosen !== undefined && values[at] === chosen ? cookieText(name, chosen, attributes) : [],
  );
};

const refusalCookie = (value: string, settings: Settings): ReadonlyArray<string> => {
  const consent = parseConsent(orNull(() => decodeURIComponent(value)));
  const refuses = consent !== null && Object.values(consent).every((granted) => !granted);
  return refuses ? [cookieText(consentCookie, serializeConsent(consent), consentAttributes(settings))] : [];
};

/** Returns the function that sets the choices that docs/hosting.md lists again, as the script does: Safari keeps a script's cookie seven days. */
export const makeKeptCookies = (brand: Brand, settings: Settings): ((request: Request) => HeaderRecord | null) => {
  const isOwn = consentSource(settings.consent, brand)._tag === 'Own';
  const kept = [consentCookie, ...chosenLocaleCookies.map(({ name }) => name)];
  const headersFor = memoizeText((sent) => {
    const [consent = '', ...languages] = sent.split(';');
    const texts = [...languageCookies(languages), ...(isOwn ? refusalCookie(consent, settings) : [])];
    // Because: an answer that sets cookies is for one person.
    const own = { 'cache-control': `private, ${ofPage['cache-control']}` };
    return texts.length === 0 ? null : { ...own, ...Object.fromEntries(texts.map((text, at) => [names[at], text])) };
  });
  return ({ headers }) => {
    const cookies = headers.get('cookie') ?? '';
    const sent = kept.map((name) => onlyOne(valuesOf(cookies, name)));
    return headers.get('sec-purpose') === null ? headersFor(sent.join(';')) : null;
  };
};
