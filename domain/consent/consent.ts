import { jsonOrNull } from '#domain/shared/parsing.ts';

/** A category of cookies. */
export type ConsentCategory = 'performance' | 'marketing' | 'compliance';

/** Which categories a person agreed to. */
export type Consent = { readonly [Category in ConsentCategory]: boolean };

/** Consent as read from the cookie: compliance is never true. */
export type LoadedConsent = Consent & { readonly compliance: false };

/** Nothing agreed to. */
export const noConsent: LoadedConsent = { performance: false, marketing: false, compliance: false };

/** Every category. */
export const consentCategories: ReadonlyArray<ConsentCategory> = ['performance', 'marketing', 'compliance'];

/** The name of the consent cookie. */
export const consentCookie: string = 'xe_account_consent';

/** The attributes of the consent cookie: on the parent domain of the brand, for 365 days. */
export const consentAttributes = ({ hostName }: { readonly hostName: string }): ConsentAttributes => ({
  domain: hostName,
  ...forAYear,
});

const forAYear = { path: '/', days: 365, sameSite: 'Lax' } as const;
type ConsentAttributes = typeof forAYear & { readonly domain: string };

/** The choice in the cookie; null unless each of the three flags is true or false. Compliance is always read as false. */
export const parseConsent = (cookie: string | null): LoadedConsent | null => {
  const flags = new Map<string, unknown>(Object.entries(jsonOrNull(cookie ?? '') ?? {}));
  const [performance, marketing, compliance] = consentCategories.map((category) => flags.get(category));
  return typeof performance === 'boolean' && typeof marketing === 'boolean' && typeof compliance === 'boolean'
    ? { performance, marketing, compliance: false }
    : null;
};

/** The cookie's text for a choice. */
export const serializeConsent = ({ performance, marketing, compliance }: Consent): string =>
  JSON.stringify({ performance, marketing, compliance });

// Because: no person can name a category. A wrong name or value is an error of the program, so it throws (specification 5.4).

/** Sets one category. Throws for an unknown name, and for a value that is not a boolean. */
export const setConsentCategory =
  (category: string, value: unknown) =>
  (consent: Consent): Consent => {
    if (!isCategory(category)) throw new Error('Tried to consent to an unknown category of cookies');
    if (typeof value !== 'boolean') throw new Error(`Non-boolean consent value given for category ${category}`);
    return { ...consent, [category]: value };
  };

/** Whether the person agreed to a category. Throws for an unknown name. */
export const hasConsent =
  (category: string) =>
  (consent: Consent): boolean => {
    if (!isCategory(category)) throw new Error('Attempted to check consent status of unrecognized category');
    return consent[category];
  };

/** Whether a consent takes back a category that another one grants. */
export const withdraws = (before: Consent, now: Consent): boolean =>
  consentCategories.some((category) => before[category] && !now[category]);

const isCategory = (word: string): word is ConsentCategory => consentCategories.some((category) => category === word);

/** The names of the privacy cookies that the partner's banner sets. The value '1' means yes. */
export const partnerCookies = {
  viewed: 'privacy_banner_viewed',
  advertising: 'privacy_advertising',
  analytics: 'privacy_analytics',
  essentials: 'privacy_essentials',
} as const;

/** The choice in the partner's cookies. Null while its banner was not viewed. */
export const readPartnerConsent = (readCookie: (name: string) => string | null): Consent | null => {
  const isSet = (name: keyof typeof partnerCookies): boolean => readCookie(partnerCookies[name]) === '1';
  if (!isSet('viewed')) return null;
  return { performance: isSet('analytics'), marketing: isSet('advertising'), compliance: isSet('essentials') };
};
