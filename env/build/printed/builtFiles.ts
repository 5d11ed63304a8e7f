import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoutePath } from '#domain/navigation/routes.ts';
import {
  catalogueOf,
  entryOf,
  lazyRoutesOf,
  otherWordsOf,
  scriptsOf,
  stylesOf,
  type Manifest,
} from '#env/commands/size/firstLoad.ts';
import { firstScreen, pathOf } from '#env/commands/size/measure.ts';

/** The files of the build that a page needs, by their paths in it. */
export type NeededFiles = { readonly scripts: ReadonlyArray<string>; readonly styles: ReadonlyArray<string> };

const needed = (manifest: Manifest, modules: ReadonlyArray<string>): NeededFiles => {
  const entry = entryOf(manifest);
  const entryFile = entry === null ? undefined : manifest[entry]?.file;
  if (entry === null || entryFile === undefined) throw new Error('The build has no entry.');
  const all = [entry, ...modules];
  return {
    scripts: [entryFile, ...scriptsOf(manifest, all).filter((file) => file !== entryFile)],
    styles: stylesOf(manifest, all),
  };
};

/** What a screen needs in a language. */
export const neededBy = (manifest: Manifest, screen: RoutePath, locale: string): NeededFiles => {
  const lazy = lazyRoutesOf(manifest).find((module) => pathOf(module) === screen);
  const words = catalogueOf(locale);
  if (lazy !== undefined) return needed(manifest, [lazy, words, otherWordsOf(locale)]);
  // Because: the first screen comes with the page itself.
  if (screen === firstScreen) return needed(manifest, [words]);
  throw new Error(`The build has no screen at ${screen}.`);
};

/** The rules of several style sheets as one. */
export const styleOf = (dist: string, files: ReadonlyArray<string>): string =>
  files.map((file) => readFileSync(join(dist, file), 'utf8').trim()).join('\n');
