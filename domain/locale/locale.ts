import { queryValue } from '#domain/shared/webAddress.ts';

/** Every language of the product. */
export const locales = [
  'cs-CZ',
  'da-DK',
  'de-DE',
  'el-GR',
  'en-GB',
  'es-ES',
  'fi-FI',
  'fr-FR',
  'hu-HU',
  'it-IT',
  'nb-NO',
  'nl-NL',
  'pl-PL',
  'pt-PT',
  'ro-RO',
  'sv-SE',
] as const;

/** A language of the product, or the pseudo-locale. */
export type Locale = (typeof locales)[number] | 'en-XA';

/** The locale where no other matches. */
export const defaultLocale: Locale = 'en-GB';

/** The pseudo-locale of the sandbox: en-GB with accents and extra length. It shows which texts are untranslated or cut off. */
export const pseudoLocale: Locale = 'en-XA';

/** The part before the hyphen, which is sent to the identity service as preferredLanguage. */
export const languageOf = (locale: Locale): string => locale.slice(0, 2);

/** The locales that a deployment enables; every one if it enables none. */
export const enabledLocales = (enabled: ReadonlyArray<string>): ReadonlyArray<Locale> => {
  const subset = locales.filter((locale) => enabled.includes(locale));
  return subset.length === 0 ? locales : subset;
};

/** A cookie with its attributes: on this host only, for every path. */
export type HostCookie = {
  readonly name: string;
  readonly attributes: {
    readonly domain: null;
    readonly path: '/';
    readonly days: number;
    readonly sameSite: 'Lax';
  };
};

const hostCookie = (name: string, days: number): HostCookie => ({
  name,
  attributes: { domain: null, path: '/', days, sameSite: 'Lax' },
});

/** The specified cookie of the chosen locale (specification 3.13). Another site of the parent domain may set one of this name too. */
export const nextLocaleCookie: HostCookie = hostCookie('NEXT_LOCALE', 365);

/** The cookie of the chosen locale under a name of our own, which no other site sets. */
const accountLocaleCookie: HostCookie = hostCookie('ACCOUNT_LOCALE', 365);

/** The cookies that a chosen locale is written to. The first one that is set counts. */
export const chosenLocaleCookies: ReadonlyArray<HostCookie> = [accountLocaleCookie, nextLocaleCookie];

/** The stored locales, in the order in which they count. */
export const storedLocales = (readCookie: (name: string) => string | null): ReadonlyArray<string> =>
  chosenLocaleCookies.flatMap(({ name }) => readCookie(name) ?? []);

/** The cookie whose value 'true' offers every locale, whatever the configuration enables. */
export const allLocalesCookie: HostCookie = hostCookie('ALL_LOCALES', 30);

/** The parameter `allLocales` of a page's query: true sets the cookie, false removes it. Null for any other value and for none. */
export const allLocalesParam = (query: string): boolean | null => {
  const value = queryValue(query, 'allLocales');
  return value === 'true' || value === 'false' ? value === 'true' : null;
};

/** Whether every locale is offered. The query decides, and without the parameter the value of the cookie. */
export const offersAllLocales = (query: string, cookie: string | null): boolean =>
  allLocalesParam(query) ?? cookie === 'true';
