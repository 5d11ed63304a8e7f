import { basename, dirname, join } from 'node:path';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { defaultLocale } from '#domain/locale/locale.ts';
import { pseudoCatalogue } from './pseudoCatalogue.ts';
import { readCatalogue, type Catalogue } from './readCatalogue.ts';

/** Parses a catalogue's ICU messages at build time, so that no browser does. */
export const compileCatalogue = (catalogue: Catalogue): Record<string, ReadonlyArray<MessageFormatElement>> =>
  Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, parse(text, { captureLocation: false })]));

/** The messages of a locale; missing ones come from en-GB, then from custom-social. */
export const withFallbacks = (folder: string, locale: string): Catalogue => ({
  ...readCatalogue(join(folder, 'custom-social.json')),
  ...readCatalogue(join(folder, `${defaultLocale}.json`)),
  ...readCatalogue(join(folder, `${locale}.json`)),
});

/** A catalogue without what only a prerendered page says, which no script shows. */
const withoutPrinted = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).filter(([id]) => !id.startsWith('printed.')));

const exportOf = (file: string, query: URLSearchParams, isForPages: boolean): unknown => {
  const messages = withFallbacks(dirname(file), basename(file, '.json'));
  const trees = compileCatalogue(isForPages ? withoutPrinted(messages) : messages);
  return query.has('pseudo') ? pseudoCatalogue(trees) : trees;
};

/** Only a request with a query is for a compiled catalogue; Vite reads the others as JSON. */
const moduleOf = (...parts: Parameters<typeof exportOf>) => ({
  code: `export default ${JSON.stringify(exportOf(...parts))}`,
  moduleType: 'js' as const,
  map: null,
});

const cataloguePath = /[\\/]locales[\\/][a-z]{2}-[A-Z]{2}\.json$/;
const parserModule = '@formatjs/icu-messageformat-parser';
const withoutParser = { find: new RegExp(`^${parserModule}$`), replacement: `${parserModule}/no-parser.js` };

/** Vite plugin: compiles each catalogue and removes the ICU parser from the bundle. */
export const compileCatalogues = (): Plugin => {
  let isForPages = false;
  return {
    name: 'compile-catalogues',
    enforce: 'pre',
    // Because: the tests of this file need the parser.
    config: (_, { command }) => (command === 'build' ? { resolve: { alias: [withoutParser] } } : {}),
    configResolved({ command, build }) {
      isForPages = command === 'build' && build.ssr === false;
    },
    transform(_, id) {
      const [file = '', query] = id.split('?');
      if (!cataloguePath.test(file)) return null;
      const folder = dirname(file);
      for (const other of ['custom-social', defaultLocale]) this.addWatchFile(join(folder, `${other}.json`));
      return query === undefined ? null : moduleOf(file, new URLSearchParams(query), isForPages);
    },
  };
};
