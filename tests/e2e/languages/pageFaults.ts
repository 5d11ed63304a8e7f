import { join } from 'node:path';
import { brands } from '#domain/brand/brands.ts';
import { pseudoLocale } from '#domain/locale/locale.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { pseudoText } from '#locales/pseudoCatalogue.ts';
import { readCatalogue } from '#locales/readCatalogue.ts';
import type { PageReading, Language } from './readInLanguages.ts';

const catalogueOf = (locale: 'en-GB' | 'de-DE') => readCatalogue(join(projectRoot, 'locales', `${locale}.json`));
const source = catalogueOf('en-GB');
const ids = Object.keys(source);

/** The languages that a browser shows: a translation with long words, and the pseudo-locale, which is longer than most. */
export const languages: readonly Language[] = [
  { locale: 'de-DE', label: catalogueOf('de-DE')['footer.language'] ?? '' },
  { locale: pseudoLocale, label: pseudoText(source['footer.language'] ?? '') },
];

const brandNames = brands.map(({ displayName }) => displayName);
const escaped = (text: string): string => text.replaceAll(/[()[\].*+?]/g, '\\$&');

// Because: names and data keep their own letters in every language.
const data = [
  /^(?:.+ \(\+\d+\)|[A-Z]{2} \+\d+)$/g,
  /\S+@\S+/g,
  /, and |, | and /g,
  /\S*\.localhost\S*/g,
  /Ada Lovelace|Analytical Engines|Cho(?:ose)? (?:Choose|Imports|Exports)|Ltd|Apple|Facebook|Google|LinkedIn|Microsoft/g,
  new RegExp(`(?<!\\p{L})(?:${brandNames.map(escaped).join('|')})(?!\\p{L})`, 'gu'),
];

const hasPlainLetter = (text: string): boolean => /[a-z]/i.test(text);
const isPlain = (text: string): boolean =>
  hasPlainLetter(text) && hasPlainLetter(data.reduce((rest, name) => rest.replaceAll(name, ''), text));
const untranslated = new RegExp(['[{}]', ...ids.map(escaped)].join('|'));

/** Returns the faults of a page in one language, a line each. */
export const pageFaults = ({ locale, words, faults }: PageReading): readonly string[] =>
  [
    ...words.filter((text) => untranslated.test(text)).map((text) => `no words: ${text}`),
    ...(locale === pseudoLocale ? words.filter(isPlain).map((text) => `not from a catalogue: ${text}`) : []),
    ...faults,
  ].map((fault) => `${locale}: ${fault}`);
