import { basename, dirname, join } from 'node:path';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { defaultLocale } from '#domain/locale/locale.ts';
import { isFirstWord } from './firstWords.ts';
import { pseudoCatalogue } from './pseudoCatalogue.ts';
import { readCatalogue, type Catalogue } from './readCatalogue.ts';

/** A catalogue's messages as trees, so that no browser parses ICU. */
export const compileCatalogue = (catalogue: Catalogue): Record<string, ReadonlyArray<MessageFormatElement>> =>
  Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, parse(text, { captureLocation: false })]));

/** What a reader of one locale needs: its own words first, then en-GB's, then the social names. */
export const withFallbacks = (folder: string, locale: string): Catalogue => ({
  ...readCatalogue(join(folder, 'custom-social.json')),
  ...readCatalogue(join(folder, `${defaultLocale}.json`)),
  ...readCatalogue(join(folder, `${locale}.json`)),
});

type Trees = ReturnType<typeof compileCatalogue>;

const treesOf = (file: string): Trees => compileCatalogue(withFallbacks(dirname(file), basename(file, '.json')));

const partOf = (trees: Trees, part: URLSearchParams): Trees =>
  Object.fromEntries(Object.entries(trees).filter(([id]) => isFirstWord(id) === part.has('first')));

// Because: what follows a question mark is nobody's JSON but ours.
const moduleOf = (file: string, query: URLSearchParams) => {
  const trees = partOf(treesOf(file), query);
  const words = query.has('pseudo') ? pseudoCatalogue(trees) : trees;
  return { code: `export default ${JSON.stringify(words)}`, moduleType: 'js' as const, map: null };
};

const aCatalogue = /[\\/]locales[\\/][a-z]{2}-[A-Z]{2}\.json$/;
const parserModule = '@formatjs/icu-messageformat-parser';
const withoutParser = { find: new RegExp(`^${parserModule}$`), replacement: `${parserModule}/no-parser.js` };

/** Compiles each catalogue as it is bundled and leaves the ICU parser out of the bundle. */
export const compileCatalogues = (): Plugin => ({
  name: 'compile-catalogues',
  enforce: 'pre',
  // Because: tests of this very file need the parser.
  config: (_, { command }) => (command === 'build' ? { resolve: { alias: [withoutParser] } } : {}),
  transform(_, id) {
    const [file = '', query] = id.split('?');
    if (!aCatalogue.test(file)) return null;
    const folder = dirname(file);
    for (const other of ['custom-social', defaultLocale]) this.addWatchFile(join(folder, `${other}.json`));
    return query === undefined ? null : moduleOf(file, new URLSearchParams(query));
  },
});
