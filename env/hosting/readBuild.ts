import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';
import { userError } from '#env/commands/shared/userError.ts';
import type { Build } from './deployment.ts';
import { publicPlaces } from './publicPlaces.ts';

const readIndex = (dist: string): PrerenderIndex => {
  const path = join(dist, 'prerendered', 'index.json');
  if (!existsSync(path)) throw userError(`There is no build in ${dist}: make one with npm run build.`);
  return JSON.parse(readFileSync(path, 'utf8'));
};

/** Reads what a web server must know of a build; the copied files and the assets are public. Throws a user error without a build. */
export const readBuild = (dist: string, copied: string): Build => ({ index: readIndex(dist), ...publicPlaces(copied) });
