import { join } from 'node:path';
import { locales, type Locale } from '#domain/locale/locale.ts';
import { readCatalogue, type Catalogue } from '#locales/readCatalogue.ts';

const shown: Catalogue = {
  title: 'signIn.heading',
  loading: 'shared.loading',
  late: 'slow.text',
  tryAgain: 'shared.tryAgain',
};

const wordsOf = (folder: string, locale: Locale): Catalogue => {
  const catalogue = readCatalogue(join(folder, `${locale}.json`));
  return Object.fromEntries(Object.entries(shown).map(([name, id]) => [name, catalogue[id] ?? '']));
};

/** The plain shell with its few words in every language of a folder of catalogues, and the script that says them. */
export const speakingShell = (shell: string, folder: string, script: string): string => {
  const words = Object.fromEntries(locales.map((locale) => [locale, wordsOf(folder, locale)]));
  const block = `<script type="application/json" id="boot-words">${JSON.stringify(words).replaceAll('<', '\\u003c')}</script>`;
  return shell.replace('</body>', () => `${block}\n<script>${script}</script>\n</body>`);
};
