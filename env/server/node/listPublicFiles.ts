import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { projectRoot } from '#env/commands/shared/projectRoot.ts';
import { isAssetPath, suffixOf, type PublicFile } from '#env/server/assets.ts';

/** The folder whose files a build copies. */
const copiedFolder = join(projectRoot, 'ui', 'public');

// Because: a public folder may hold files that are not for visitors: hidden files, compressed copies, source maps.
const hidden = /\/\.|\.(?:br|gz|map)$/i;

/** Says whether a file of a build is public: one of its assets, or one that it copies; by the site-relative path, as the disk spells it. */
const makeIsPublic = (copied: string): ((path: string) => boolean) => {
  const places = readdirSync(copied, { withFileTypes: true }).map(
    (entry) => `/${entry.name}${entry.isDirectory() ? '/' : ''}`,
  );
  const [folders, files] = [
    places.filter((place) => place.endsWith('/')),
    places.filter((place) => !place.endsWith('/')),
  ];
  return (path) =>
    !hidden.test(path) &&
    (isAssetPath(path) || files.includes(path) || folders.some((folder) => path.startsWith(folder)));
};

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
  const isPublic = makeIsPublic(copiedFolder);
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
