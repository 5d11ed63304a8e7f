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
  viewOf,
  type Manifest,
} from '#env/commands/size/firstLoad.ts';
import { firstScreen, pathOf } from '#env/commands/size/measure.ts';

/** The files of the build that a page needs, by their paths in it. */
export type NeededFiles = {
  /** What must be there before a form can be sent, the entry first. */
  readonly core: ReadonlyArray<string>;
  /** What must be there besides before the page can be taken over. */
  readonly view: ReadonlyArray<string>;
  /** The styles that come with the entry. */
  readonly coreStyles: ReadonlyArray<string>;
  /** The others of the page. */
  readonly viewStyles: ReadonlyArray<string>;
};

const needed = (manifest: Manifest, locale: string, modules: ReadonlyArray<string>): NeededFiles => {
  const entry = entryOf(manifest);
  const all = [entry, catalogueOf(locale), viewOf(manifest), ...modules];
  const [core, coreStyles] = [scriptsOf(manifest, [entry]), stylesOf(manifest, [entry])];
  const entryFile = manifest[entry]?.file;
  return {
    core: core.toSorted((one, other) => Number(other === entryFile) - Number(one === entryFile)),
    view: scriptsOf(manifest, all).filter((file) => !core.includes(file)),
    coreStyles,
    viewStyles: stylesOf(manifest, all).filter((file) => !coreStyles.includes(file)),
  };
};

/** What a screen needs in a language. */
export const neededBy = (manifest: Manifest, screen: RoutePath, locale: string): NeededFiles => {
  const lazy = lazyRoutesOf(manifest).find((module) => pathOf(module) === screen);
  if (lazy !== undefined) return needed(manifest, locale, [lazy, otherWordsOf(locale)]);
  // Because: the first screen comes with the view itself.
  if (screen === firstScreen) return needed(manifest, locale, []);
  throw new Error(`The build has no screen at ${screen}.`);
};

/** The rules of several style sheets as one. */
export const styleOf = (dist: string, files: ReadonlyArray<string>): string =>
  files.map((file) => readFileSync(join(dist, file), 'utf8').trim()).join('\n');
