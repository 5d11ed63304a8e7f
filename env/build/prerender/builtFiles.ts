import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryOf, messagesOf, scriptsOf, styleOf, viewOf, type Manifest } from '#env/commands/size/firstLoad.ts';

/** The files that every page asks for itself, as paths in the build. */
export type PageFiles = {
  /** The scripts of the core, the entry first: what can send a form. */
  readonly core: ReadonlyArray<string>;
  /** The other scripts that every page needs; the core imports them. */
  readonly view: ReadonlyArray<string>;
  readonly style: string;
};

/** Returns the files of the pages of a build in a language. */
export const pageFilesOf = (manifest: Manifest, locale: string): PageFiles => {
  const entry = entryOf(manifest);
  const entryFile = manifest[entry]?.file;
  const core = scriptsOf(manifest, [entry]);
  return {
    core: core.toSorted((one, other) => Number(other === entryFile) - Number(one === entryFile)),
    view: scriptsOf(manifest, [viewOf(manifest), messagesOf(locale)]).filter((file) => !core.includes(file)),
    style: styleOf(manifest),
  };
};

/** Reads the style sheet of a build. */
export const readStyle = (dist: string, manifest: Manifest): string =>
  readFileSync(join(dist, styleOf(manifest)), 'utf8').trim();
