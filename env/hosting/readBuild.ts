import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintedIndex } from '#domain/navigation/printedPages.ts';
import { plainFault } from '#env/commands/shared/plainFault.ts';
import type { Build } from './deployment.ts';

const readIndex = (dist: string): PrintedIndex => {
  const path = join(dist, 'printed', 'index.json');
  if (!existsSync(path)) throw plainFault(`There is no build in ${dist}: make one with npm run build.`);
  return JSON.parse(readFileSync(path, 'utf8'));
};

/** What a server has to know of a build; public is what the build copies as it is, and the assets. */
export const readBuild = (dist: string, copied: string): Build => {
  const entries = readdirSync(copied, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const named = (folder: boolean): ReadonlyArray<string> =>
    entries.filter((entry) => entry.isDirectory() === folder).map(({ name }) => name);
  return {
    index: readIndex(dist),
    files: named(false).map((name) => `/${name}`),
    folders: ['/assets/', ...named(true).map((name) => `/${name}/`)],
  };
};
