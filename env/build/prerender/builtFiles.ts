import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoutePath } from '#domain/navigation/routes.ts';
import {
  firstMessagesOf,
  entryOf,
  otherMessagesOf,
  scriptsOf,
  stylesOf,
  viewOf,
  type Manifest,
} from '#env/commands/size/firstLoad.ts';
import { firstScreen, screenModules } from '#env/commands/size/measure.ts';

/** The files that a page needs, as paths in the build. */
export type NeededFiles = {
  /** The scripts needed to send a form, the entry first. */
  readonly core: ReadonlyArray<string>;
  /** The other scripts needed to hydrate the page. */
  readonly view: ReadonlyArray<string>;
  /** The styles of the entry. */
  readonly coreStyles: ReadonlyArray<string>;
  /** The other styles of the page. */
  readonly viewStyles: ReadonlyArray<string>;
};

const filesOf = (manifest: Manifest, locale: string, modules: ReadonlyArray<string>): NeededFiles => {
  const entry = entryOf(manifest);
  const all = [entry, firstMessagesOf(locale), viewOf(manifest), ...modules];
  const [core, coreStyles] = [scriptsOf(manifest, [entry]), stylesOf(manifest, [entry])];
  const entryFile = manifest[entry]?.file;
  return {
    core: core.toSorted((one, other) => Number(other === entryFile) - Number(one === entryFile)),
    view: scriptsOf(manifest, all).filter((file) => !core.includes(file)),
    coreStyles,
    viewStyles: stylesOf(manifest, all).filter((file) => !coreStyles.includes(file)),
  };
};

/** Returns the files that a screen needs in a language; throws if the build has no such screen. */
export const neededBy = (manifest: Manifest, screen: RoutePath, locale: string): NeededFiles => {
  const module = screenModules().get(screen);
  if (module !== undefined && module in manifest) return filesOf(manifest, locale, [module, otherMessagesOf(locale)]);
  // Because: the first screen is part of the view.
  if (screen === firstScreen) return filesOf(manifest, locale, []);
  throw new Error(`The build has no screen at ${screen}.`);
};

/** Reads several style sheets as one text. */
export const readStyles = (dist: string, files: ReadonlyArray<string>): string =>
  files.map((file) => readFileSync(join(dist, file), 'utf8').trim()).join('\n');
