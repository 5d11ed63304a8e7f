import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { isAssetPath, publicPlaces, suffixOf, type PublicFile } from '#env/server/assets.ts';

// Because: a public folder may hold files that are not for visitors: hidden files, compressed copies, source maps.
const hidden = /\/\.|\.(?:br|gz|map)$/i;

/** Says whether a file of a build is public, by its site-relative path, as the disk spells it. */
const isPublic = (path: string): boolean =>
  !hidden.test(path) &&
  (isAssetPath(path) || publicPlaces.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place)));

// Because: the name of an asset contains a hash of its content.
const versionOf = (dist: string, path: string): string =>
  isAssetPath(path)
    ? basename(path)
    : createHash('sha256')
        .update(readFileSync(join(dist, path)))
        .digest('hex')
        .slice(0, 32);

/** Lists the public files of a build by site-relative path, as the disk spells it; none without a build. */
export const listPublicFiles = (dist: string): ReadonlyMap<string, PublicFile> => {
  if (!existsSync(dist)) return new Map();
  const paths = new Set(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`),
  );
  return new Map(
    [...paths].filter(isPublic).map((path) => {
      const encodings = (['br', 'gzip'] as const).filter((encoding) => paths.has(path + suffixOf[encoding]));
      return [path, { version: versionOf(dist, path), encodings }];
    }),
  );
};
