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

/** Returns the function that sets a language, and a consent that refuses everything, again with the attributes of the script: Safari keeps a cookie of a script seven days. Not for a page that is loaded ahead, no cookie that is malformed or sent twice, and no language that differs from that of our own cookie, which no other site sets. */
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
    // Because: a cookie that is sent twice must be malformed, and a value with `% ` is.
    const sent = kept.map((name) => valuesOf(cookies, name).join('% '));
    return headers.get('sec-purpose') === null ? headersFor(sent.join(';')) : null;
  };
};
