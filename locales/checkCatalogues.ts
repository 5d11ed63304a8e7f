import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLocale, locales } from '#domain/locale/locale.ts';
import { formOfAddressFaults } from './formOfAddressFaults.ts';
import { catalogueFaults } from './catalogueFaults.ts';
import { untranslatedFaults, unusedLoanWords } from './untranslatedFaults.ts';
import { isMessage } from './messageShape.ts';
import { type Catalogue, readCatalogue, readDescriptions, readLoanWords } from './readCatalogue.ts';
import { typographyFaults } from './typographyFaults.ts';
import { messageUsageFaults } from './messageUsageFaults.ts';

const descriptionFaults = (file: string): ReadonlyArray<string> =>
  Object.entries(readDescriptions(file))
    .filter(([, description]) => description.trim() === '')
    .map(([id]) => `${defaultLocale}: ${id} has no description for translators`);

const loanFile = 'loan-words.json';

/** A loan word that stands for every word: a catalogue that allows it is a draft, which may have texts of en-GB. */
const everyWord = '*';

type Allowed = {
  readonly source: Catalogue;
  readonly names: ReadonlyArray<string>;
  readonly own: ReadonlyArray<string>;
};

const englishFaults = (locale: string, texts: Catalogue, { source, names, own }: Allowed): ReadonlyArray<string> => {
  const found = untranslatedFaults(locale, texts, { source, loanWords: [...names, ...own] });
  const isCopy = Object.keys(source).length > 0 && Object.entries(source).every(([id, text]) => texts[id] === text);
  if (!own.includes(everyWord))
    return isCopy ? [`${locale}: is a copy of ${defaultLocale} (for a draft, allow ‘*’ in ${loanFile})`] : found;
  return found.length === 0 ? [`${locale}: ${loanFile} allows ‘*’, which no message needs`] : [];
};

const folderFaults = (folder: string, locale: string): ReadonlyArray<string> => {
  const [catalogue = {}, source = {}] = [locale, defaultLocale].map((name) =>
    readCatalogue(join(folder, `${name}.json`)),
  );
  const original = locale === defaultLocale ? {} : source;
  const [names = [], own = []] = ['names', locale].map((list) => readLoanWords(join(folder, loanFile), list));
  const readable = Object.fromEntries(Object.entries(catalogue).filter(([, text]) => isMessage(text)));
  const ownTexts = Object.fromEntries(Object.entries(readable).filter(([id, text]) => text !== original[id]));
  return [
    ...catalogueFaults(locale, catalogue, source),
    ...typographyFaults(locale, ownTexts),
    ...formOfAddressFaults(locale, ownTexts),
    ...englishFaults(locale, readable, { source: original, names, own }),
    ...unusedLoanWords(locale, readable, { source, loanWords: own.filter((word) => word !== everyWord) }),
  ];
};

const sourcesUnder = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** Checks the catalogues of a folder and their use in other folders' sources; returns one line per fault. */
export const checkCatalogues = (folder: string, users: ReadonlyArray<string>): ReadonlyArray<string> => {
  const present = readdirSync(folder)
    .filter((name) => /^[a-z]{2}-[A-Z]{2}\.json$/.test(name))
    .map((name) => name.slice(0, -'.json'.length));
  const sourceFile = join(folder, `${defaultLocale}.json`);
  const source = readCatalogue(sourceFile);
  const social = readCatalogue(join(folder, 'custom-social.json'));
  return [
    ...descriptionFaults(sourceFile),
    ...locales.filter((locale) => !present.includes(locale)).map((locale) => `${locale}: has no catalogue`),
    ...present.flatMap((locale) => folderFaults(folder, locale)),
    ...messageUsageFaults({ ...source, ...social }, users.flatMap(sourcesUnder)),
  ];
};

const here = fileURLToPath(new URL('.', import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = checkCatalogues(here, [join(here, '..', 'ui'), join(here, '..', 'domain')]);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'The catalogues are in order.' : `${faults.length} faults in the catalogues.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
