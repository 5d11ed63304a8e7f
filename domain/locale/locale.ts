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

/** The locale when no other matches. */
export const defaultLocale: Locale = 'en-GB';

/** The pseudo-locale: en-GB with accents and extra length, which shows untranslated and cut-off texts. Sandbox only. */
export const pseudoLocale: Locale = 'en-XA';

/** The part before the hyphen, which is sent to the identity service as preferredLanguage. */
export const languageOf = (locale: Locale): string => locale.slice(0, 2);

/** The locales a person can choose: the enabled ones; every one if `all` is set or none is enabled. */
export const offeredLocales = (enabled: ReadonlyArray<string>, all: boolean = false): ReadonlyArray<Locale> => {
  const subset = locales.filter((locale) => enabled.includes(locale));
  return all || subset.length === 0 ? locales : subset;
};
