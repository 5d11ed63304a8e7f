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
