export type Locale =
  | 'cs-CZ'
  | 'da-DK'
  | 'de-DE'
  | 'el-GR'
  | 'en-GB'
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

/** Every locale there is a catalogue for. */
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

/** The part before the hyphen: what the identity service is told as preferredLanguage. */
export const languageOf = (locale: Locale): string => locale.slice(0, 2);
