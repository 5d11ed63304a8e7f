import { join } from 'node:path';
import { brands } from '#domain/brand/brands.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { readCatalogue } from '#locales/readCatalogue.ts';

const greek = readCatalogue(join(projectRoot, 'locales', 'el-GR.json'));
const escaped = (text: string): string => text.replaceAll(/[()[\].*+?]/g, '\\$&');
const placeholders = new RegExp(['[{}]', ...Object.keys(greek).map(escaped)].join('|'));

// Because: names and data keep their own letters in every language.
const data = [
  /^(?:.+ \(\+\d+\)|[A-Z]{2} \+\d+)$/g,
  /\S+@\S+/g,
  /\S*\.localhost\S*/g,
  /Ada Lovelace|Analytical Engines|Cho(?:ose)? (?:Choose|Imports|Exports)|Ltd|Apple|Facebook|Google|LinkedIn|Microsoft/g,
  ...brands.map(({ displayName }) => new RegExp(escaped(displayName), 'g')),
];

/** Texts of a page that show a placeholder or the id of a message in place of words. */
export const withoutWords = (words: readonly string[]): readonly string[] =>
  words.filter((text) => placeholders.test(text));

/** Texts of a page in Greek that have a Latin letter and no Greek one, so that they are in no catalogue. */
export const notGreek = (words: readonly string[]): readonly string[] =>
  words.filter((text) => {
    const rest = data.reduce((left, name) => left.replaceAll(name, ''), text);
    return /[a-z]/i.test(rest) && !/\p{Script=Greek}/u.test(rest) && !Object.values(greek).includes(text);
  });
