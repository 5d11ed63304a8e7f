import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { copiedFolder, isPublicFile, publicPlaces } from '#env/hosting/publicPlaces.ts';

/** Lists the site-relative paths of a build's public files, as the disk spells them; none without a build. */
export const listPublicFiles = (dist: string): ReadonlySet<string> => {
  if (!existsSync(dist)) return new Set();
  const places = publicPlaces(copiedFolder);
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`);
  return new Set(paths.filter((path) => isPublicFile(places, path)));
};
