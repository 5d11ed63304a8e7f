import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLocale, locales } from '#domain/locale/locale.ts';
import { addressFaults } from './addressFaults.ts';
import { catalogueFaults } from './catalogueFaults.ts';
import { englishFaults, idleLoanWords } from './englishFaults.ts';
import { isMessage } from './messageShape.ts';
import { readCatalogue, readDescriptions, readLastWords, readLoanWords, type Catalogue } from './readCatalogue.ts';
import { typographyFaults } from './typographyFaults.ts';
import { usageFaults } from './usedMessages.ts';

const descriptionFaults = (file: string): ReadonlyArray<string> =>
  Object.entries(readDescriptions(file))
    .filter(([, description]) => description.trim() === '')
    .map(([id]) => `${defaultLocale}: ${id} has no description for translators`);

const loanFile = 'loan-words.json';

/** The words of a language in a folder, those that ship with the script among them. */
const wordsOf = (folder: string, locale: string): Catalogue => ({
  ...readCatalogue(join(folder, `${locale}.json`)),
  ...readLastWords(join(folder, 'last-words.json'), locale),
});

const folderFaults = (folder: string, locale: string): ReadonlyArray<string> => {
  const [catalogue, source] = [wordsOf(folder, locale), wordsOf(folder, defaultLocale)];
  // Because: of a message that is no message, only that is worth saying.
  const readable = Object.fromEntries(Object.entries(catalogue).filter(([, text]) => isMessage(text)));
  const [names = [], loanWords = []] = ['names', locale].map((list) => readLoanWords(join(folder, loanFile), list));
  return [
    ...catalogueFaults(locale, catalogue, source),
    ...typographyFaults(locale, readable),
    ...addressFaults(locale, readable),
    ...(locale === defaultLocale
      ? []
      : englishFaults(locale, readable, { source, loanWords: [...names, ...loanWords] })),
    ...idleLoanWords(locale, readable, { source, loanWords }),
  ];
};

const sourcesUnder = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** Everything wrong with the catalogues of a folder and with their use in the sources of others, a line each. */
export const checkCatalogues = (folder: string, users: ReadonlyArray<string>): ReadonlyArray<string> => {
  const written = readdirSync(folder)
    .filter((name) => /^[a-z]{2}-[A-Z]{2}\.json$/.test(name))
    .map((name) => name.slice(0, -'.json'.length));
  const sourceFile = join(folder, `${defaultLocale}.json`);
  const source = readCatalogue(sourceFile);
  const social = readCatalogue(join(folder, 'custom-social.json'));
  return [
    ...descriptionFaults(sourceFile),
    ...locales.filter((locale) => !written.includes(locale)).map((locale) => `${locale}: has no catalogue`),
    ...written.flatMap((locale) => folderFaults(folder, locale)),
    ...usageFaults({ ...source, ...social }, users.flatMap(sourcesUnder)),
  ];
};

const here = fileURLToPath(new URL('.', import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = checkCatalogues(here, [join(here, '..', 'ui'), join(here, '..', 'domain')]);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'The catalogues are in order.' : `${faults.length} faults in the catalogues.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
