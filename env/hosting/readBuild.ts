import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';
import { userError } from '#env/commands/shared/userError.ts';
import type { Build } from './deployment.ts';

const readIndex = (dist: string): PrerenderIndex => {
  const path = join(dist, 'prerendered', 'index.json');
  if (!existsSync(path)) throw userError(`There is no build in ${dist}: make one with npm run build.`);
  return JSON.parse(readFileSync(path, 'utf8'));
};

/** Reads what a web server must know of a build; the copied files and the assets are public. Throws a user error without a build. */
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
