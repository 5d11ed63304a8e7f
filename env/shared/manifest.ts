import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Reads Vite's manifest, by module, of the build in a folder. */
export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));

const find = (manifest: Manifest, what: string, isIt: (chunk: ManifestChunk) => boolean): string => {
  const [found] = Object.entries(manifest).find(([, chunk]) => isIt(chunk)) ?? [];
  if (found === undefined) throw new Error(`The build has no ${what}.`);
  return found;
};

/** The entry module; throws if there is none. */
export const entryOf = (manifest: Manifest): string => find(manifest, 'entry', ({ isEntry }) => isEntry === true);

/** The module of the view, which the entry imports dynamically; throws if there is none. */
export const viewOf = (manifest: Manifest): string => find(manifest, 'view', ({ name }) => name === 'view');

/** The file of a module; empty for a module that the build does not have. */
export const fileOf = (manifest: Manifest, module: string): string => manifest[module]?.file ?? '';

/** The files of the style sheets of the first screens: that of the view, then what screens share; throws if there is none of the view. */
export const stylesOf = (manifest: Manifest): readonly [view: string, ...others: string[]] => {
  const shared = Object.values(manifest).filter(({ name }) => name === 'screens');
  const [view, ...others] = [manifest[viewOf(manifest)], ...shared].flatMap((chunk) => chunk?.css ?? []);
  if (view === undefined) throw new Error('The build has no style sheet.');
  return [view, ...others];
};

/** The module of a locale's messages. */
export const messagesOf = (locale: string): string => `../locales/${locale}.json?messages`;

/** The script files that these modules need, each once: their own, then those of all static imports. */
export const scriptsOf = (manifest: Manifest, modules: readonly string[]): readonly string[] => {
  const reached = new Set<string>();
  const follow = (module: string): void => {
    if (reached.has(module)) return;
    reached.add(module);
    manifest[module]?.imports?.forEach(follow);
  };
  modules.forEach(follow);
  return [...new Set([...reached].map((module) => fileOf(manifest, module)))].filter((file) => file.endsWith('.js'));
};
