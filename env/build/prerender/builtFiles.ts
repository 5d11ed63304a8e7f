import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryOf, scriptsOf, styleOf, type Manifest } from '#env/commands/size/firstLoad.ts';

/** The files that every page asks for itself, as paths in the build. */
export type PageFiles = {
  /** The scripts of the core, the entry first; they ask for all others. */
  readonly core: ReadonlyArray<string>;
  readonly style: string;
};

/** Returns the files of the pages of a build. */
export const pageFilesOf = (manifest: Manifest): PageFiles => {
  const entry = entryOf(manifest);
  const entryFile = manifest[entry]?.file;
  const core = scriptsOf(manifest, [entry]);
  return {
    core: core.toSorted((one, other) => Number(other === entryFile) - Number(one === entryFile)),
    style: styleOf(manifest),
  };
};

/** Reads the style sheet of a build. */
export const readStyle = (dist: string, { style }: PageFiles): string => readFileSync(join(dist, style), 'utf8').trim();
