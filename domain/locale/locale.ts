export type Locale =
  | 'cs-CZ'
  | 'da-DK'
  | 'de-DE'
  | 'el-GR'
  | 'en-GB'
  | 'en-XA'
  | 'es-ES'
  | 'fi-FI'
  | 'fr-FR'
  | 'hu-HU'
  | 'it-IT'
  | 'nb-NO'
  | 'nl-NL'
  | 'pl-PL'
  | 'pt-PT'
  | 'ro-RO'
  | 'sv-SE';

/** Every language the product is written in. */
export const locales: ReadonlyArray<Locale> = [
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
];

export const defaultLocale: Locale = 'en-GB';

/** No language: en-GB with accents and to spare, so that whatever is not translated or has no room shows. Sandbox only. */
export const pseudoLocale: Locale = 'en-XA';

/** The part before the hyphen: what the identity service is told as preferredLanguage. */
export const languageOf = (locale: Locale): string => locale.slice(0, 2);
