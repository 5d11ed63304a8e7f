import { join } from 'node:path';
import { brands } from '#domain/brand/brand.ts';
import { locales, pseudoLocale } from '#domain/locale/locale.ts';
import { top } from '#env/commands/shared/top.ts';
import { pseudoText } from '#locales/pseudoCatalogue.ts';
import { readCatalogue } from '#locales/readCatalogue.ts';
import type { Said, Tongue } from './sayIn.ts';

const catalogues = new Map(locales.map((locale) => [locale, readCatalogue(join(top, 'locales', `${locale}.json`))]));
const source = catalogues.get('en-GB') ?? {};
const ids = Object.keys(source);

/** Every language, the pseudo-locale last. */
export const tongues: readonly Tongue[] = [
  ...locales.map((locale) => ({ locale, label: catalogues.get(locale)?.['footer.language'] ?? '' })),
  { locale: pseudoLocale, label: pseudoText(source['footer.language'] ?? '') },
];

const longest: readonly string[] = [pseudoLocale, 'fr-FR', 'el-GR', 'de-DE', 'fi-FI'];
/** Of these a page needs the most room, by the length of their catalogues and of their words. */
export const longTongues: readonly Tongue[] = tongues.filter(({ locale }) => longest.includes(locale));

const countries = new Intl.DisplayNames(['en'], { type: 'region' });
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
const countryNames = letters.flatMap((one) => letters.map((other) => countries.of(one + other) ?? ''));

// Because: what is no word of ours keeps its own letters, whatever the language.
const data = [
  /\S+@\S+/g,
  /\S*\.localhost\S*/g,
  /Ada Lovelace|Analytical Engines|Cho(?:ose)? (?:Choose|Imports|Exports)|Ltd|Apple|Facebook|Google|LinkedIn|Microsoft/g,
  ...[
    ...brands.map(({ displayName }) => displayName),
    ...countryNames.filter((name) => name.length > 2).toSorted((a, b) => b.length - a.length),
  ].map((name) => new RegExp(`(?<!\\p{L})${name.replaceAll(/[()[\].*+?]/g, '\\$&')}(?!\\p{L})`, 'gu')),
];

const hasPlainLetter = (text: string): boolean => /[a-z]/i.test(text);
const isPlain = (text: string): boolean =>
  hasPlainLetter(text) && hasPlainLetter(data.reduce((rest, name) => rest.replaceAll(name, ''), text));
const isUnspoken = (text: string): boolean => /[{}]/.test(text) || ids.some((id) => text.includes(id));

/** All that is wrong with what a page says in a language, a line each. */
export const wrongWith = ({ locale, words, faults }: Said): readonly string[] =>
  [
    ...words.filter(isUnspoken).map((text) => `no words: ${text}`),
    ...(locale === pseudoLocale ? words.filter(isPlain).map((text) => `not from a catalogue: ${text}`) : []),
    ...faults,
  ].map((fault) => `${locale}: ${fault}`);
