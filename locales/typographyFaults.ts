import { codeLength } from '#domain/identity/oneTimeCode.ts';
import { messageText } from './messageShape.ts';
import type { Catalogue } from './readCatalogue.ts';

/** The outer quotation marks, by language. */
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

type Rule = { readonly message: string; readonly matches: (text: string) => boolean; readonly languages?: RegExp };

const count = (text: string, mark: string): number => text.split(mark).length - 1;

const rules: ReadonlyArray<Rule> = [
  { message: 'begins or ends with a space', matches: (text) => /^[^\S\n]|[^\S\n]$/.test(text) },
  { message: 'has two spaces in a row', matches: (text) => /[^\S\n]{2}/.test(text) },
  { message: 'has three dots for an ellipsis (…)', matches: (text) => text.includes('...') },
  { message: 'has a hyphen for a dash (–)', matches: (text) => / --? /.test(text) },
  { message: 'lets a line break part a number from its word', matches: (text) => /\d[ -]\p{L}/u.test(text) },
  { message: 'has a straight quotation mark', matches: (text) => text.includes('"') },
  { message: 'has a straight apostrophe (’)', matches: (text) => text.includes("'"), languages: /^(?!en)/ },
  { message: 'is not in normal form C', matches: (text) => text !== text.normalize('NFC') },
  { message: 'has a plain space before a punctuation mark', matches: (text) => / [,.;:!?…%](?!\w)/.test(text) },
  {
    message: 'has a space before a punctuation mark',
    matches: (text) => /[\u00A0\u202F][,.;:!?]/.test(text),
    languages: /^(?!fr)/,
  },
  {
    message: 'lacks the no-break space before an ellipsis',
    matches: (text) => /[^\u00A0]…/.test(text),
    languages: /^(da|de|nb|sv)/,
  },
  { message: 'has a space before an ellipsis', matches: (text) => /\s…/.test(text), languages: /^(?!da|de|nb|sv)/ },
  {
    message: 'has a typographic apostrophe where the others are plain',
    matches: (text) => /\w’\w/.test(text),
    languages: /^en/,
  },
  {
    message: 'lacks the no-break space before a colon',
    matches: (text) => /[^\u00A0\s]:(?!\/\/|\d)/.test(text),
    languages: /^fr/,
  },
  {
    message: 'lacks the narrow no-break space before a mark',
    matches: (text) => /[^\u00A0\u202F\s?!][;?!]/.test(text),
    languages: /^fr/,
  },
  {
    message: 'does not open what it asks or exclaims (¿ ¡)',
    matches: (text) => count(text, '?') !== count(text, '¿') || count(text, '!') !== count(text, '¡'),
    languages: /^es/,
  },
  { message: 'has a Latin question mark', matches: (text) => text.includes('?'), languages: /^el/ },
  { message: 'has a cedilla for a comma below (ș ț)', matches: (text) => /[şţ]/i.test(text), languages: /^ro/ },
  { message: 'mixes alphabets', matches: (text) => /\p{sc=Latn}\p{sc=Grek}|\p{sc=Grek}\p{sc=Latn}/u.test(text) },
  {
    message: 'has letters of another alphabet',
    matches: (text) => /(?![\p{sc=Latn}])\p{L}/u.test(text),
    languages: /^(?!el)/,
  },
];

const foreignQuotes: Rule = {
  message: 'has quotation marks of another language',
  matches: (text) => /[«»„“”‟‚‘‹›]/.test(text),
};

const faultsOf = (language: string, text: string): ReadonlyArray<string> =>
  [
    ...rules.filter(({ languages, matches }) => (languages?.test(language) ?? true) && matches(text)),
    ...(foreignQuotes.matches(withoutQuotations(language, text)) ? [foreignQuotes] : []),
  ].map(({ message }) => message);

/** Marks that are mentioned, as in ‘! or ?’, and are no punctuation. */
const marksByName = /[!?] \p{L}+ [!?]/gu;

/** The text of a message with the number of `{digits}`, which some languages write together with a word. */
const shownText = (text: string): string => messageText(text.replaceAll('{digits}', String(codeLength)));

/** Finds messages that break the typography of their language; returns one line per fault. The messages must be valid ICU. */
export const typographyFaults = (locale: string, catalogue: Catalogue): ReadonlyArray<string> =>
  Object.entries(catalogue).flatMap(([id, text]) =>
    faultsOf(locale.slice(0, 2), shownText(text).replaceAll(marksByName, '\uFFFC')).map(
      (message) => `${locale}: ${id} ${message}`,
    ),
  );
