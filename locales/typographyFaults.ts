import { messageText } from './messageShape.ts';
import type { Catalogue } from './readCatalogue.ts';

/** The marks around a quotation, outer ones, by language. */
const quotes: { readonly [language: string]: readonly [open: string, close: string] | undefined } = {
  cs: ['„', '“'],
  da: ['»', '«'],
  de: ['„', '“'],
  el: ['«', '»'],
  en: ['‘', '’'],
  es: ['«', '»'],
  fi: ['”', '”'],
  fr: ['«\u00A0', '\u00A0»'],
  hu: ['„', '”'],
  it: ['«', '»'],
  nb: ['«', '»'],
  nl: ['‘', '’'],
  pl: ['„', '”'],
  pt: ['«', '»'],
  ro: ['„', '”'],
  sv: ['”', '”'],
};

const withoutQuotations = (language: string, text: string): string => {
  const [open, close] = quotes[language] ?? ['', ''];
  return open === '' ? text : text.replaceAll(new RegExp(`${open}[^\\n]+?${close}`, 'g'), '');
};

type Rule = { readonly says: string; readonly breaks: (text: string) => boolean; readonly languages?: RegExp };

const count = (text: string, mark: string): number => text.split(mark).length - 1;

const rules: ReadonlyArray<Rule> = [
  { says: 'begins or ends with a space', breaks: (text) => /^[^\S\n]|[^\S\n]$/.test(text) },
  { says: 'has two spaces in a row', breaks: (text) => /[^\S\n]{2}/.test(text) },
  { says: 'has three dots for an ellipsis (…)', breaks: (text) => text.includes('...') },
  { says: 'has a hyphen for a dash (–)', breaks: (text) => / --? /.test(text) },
  { says: 'has a straight quotation mark', breaks: (text) => text.includes('"') },
  { says: 'has a straight apostrophe (’)', breaks: (text) => text.includes("'"), languages: /^(?!en)/ },
  { says: 'is not in normal form C', breaks: (text) => text !== text.normalize('NFC') },
  { says: 'has a plain space before a punctuation mark', breaks: (text) => / [,.;:!?…%](?!\w)/.test(text) },
  {
    says: 'has a space before a punctuation mark',
    breaks: (text) => /[\u00A0\u202F][,.;:!?]/.test(text),
    languages: /^(?!fr)/,
  },
  {
    says: 'lacks the no-break space before an ellipsis',
    breaks: (text) => /[^\u00A0]…/.test(text),
    languages: /^(da|de|nb|sv)/,
  },
  { says: 'has a space before an ellipsis', breaks: (text) => /\s…/.test(text), languages: /^(?!da|de|nb|sv)/ },
  {
    says: 'has a typographic apostrophe where the others are plain',
    breaks: (text) => /\w’\w/.test(text),
    languages: /^en/,
  },
  {
    says: 'lacks the no-break space before a colon',
    breaks: (text) => /[^\u00A0\s]:(?!\/\/|\d)/.test(text),
    languages: /^fr/,
  },
  {
    says: 'lacks the narrow no-break space before a mark',
    breaks: (text) => /[^\u00A0\u202F\s?!][;?!]/.test(text),
    languages: /^fr/,
  },
  {
    says: 'does not open what it asks or exclaims (¿ ¡)',
    breaks: (text) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'),
    languages: /^es/,
  },
  { says: 'has a Latin question mark', breaks: (text) => text.includes('?'), languages: /^el/ },
  { says: 'has a cedilla for a comma below (ș ț)', breaks: (text) => /[şţ]/i.test(text), languages: /^ro/ },
  { says: 'mixes alphabets', breaks: (text) => /\p{sc=Latn}\p{sc=Grek}|\p{sc=Grek}\p{sc=Latn}/u.test(text) },
  {
    says: 'has letters of another alphabet',
    breaks: (text) => /(?![\p{sc=Latn}])\p{L}/u.test(text),
    languages: /^(?!el)/,
  },
];

const foreignQuotes: Rule = {
  says: 'has quotation marks of another language',
  breaks: (text) => /[«»„“”‟‚‘‹›]/.test(text),
};

const faultsOf = (language: string, text: string): ReadonlyArray<string> =>
  [
    ...rules.filter(({ languages, breaks }) => (languages?.test(language) ?? true) && breaks(text)),
    ...(foreignQuotes.breaks(withoutQuotations(language, text)) ? [foreignQuotes] : []),
  ].map(({ says }) => says);

// Because: ‘! or ?’ names the marks themselves, and uses neither.
const marksByName = /[!?] \p{L}+ [!?]/gu;

/** Where a catalogue breaks with the typography of its language, a line each. Its messages are valid ICU. */
export const typographyFaults = (locale: string, catalogue: Catalogue): ReadonlyArray<string> =>
  Object.entries(catalogue).flatMap(([id, text]) =>
    faultsOf(locale.slice(0, 2), messageText(text).replaceAll(marksByName, '\uFFFC')).map(
      (says) => `${locale}: ${id} ${says}`,
    ),
  );
