import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Assets, copyOf, encodings, isAssetPath, isPublic, type PublicFile } from '#env/server/assets.ts';

/** A build with no page and no file. */
export const noAssets: Assets = {
  index: { scriptHashes: [], styleHashes: {} },
  files: new Map(),
  readPage: async () => null,
  readFile: async () => null,
  compress: (text, encoding) => promisify(encoding === 'br' ? brotliCompress : gzip)(text),
};

/** Reads the build in a folder. Pages and files stay as they are, to fit each other during a deployment; assets are read when asked for. */
export const readAssets = (dist: string): Assets => {
  const index = '/prerendered/index.json';
  if (!existsSync(join(dist, index))) return noAssets;
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const pathOf = (file: string): string => `/${relative(dist, file).replaceAll(sep, '/')}`;
  const paths = new Set(entries.map(({ parentPath, name }) => pathOf(join(parentPath, name))));
  const isKept = (path: string): boolean =>
    path.startsWith('/prerendered/') || (isPublic(path.replace(/\.(?:br|gz)$/, '')) && !isAssetPath(path));
  const kept = new Map([...paths].filter(isKept).map((path) => [path, readFileSync(join(dist, path))]));
  const publicFile = (path: string): PublicFile => {
    const content = kept.get(path);
    return {
      version: content === undefined ? basename(path) : hash('sha256', content).slice(0, 32),
      encodings: encodings.filter((coding) => paths.has(copyOf(path, coding))),
    };
  };
  return {
    ...noAssets,
    index: JSON.parse(String(kept.get(index))),
    files: new Map([...paths].filter(isPublic).map((path) => [path, publicFile(path)])),
    readPage: async (file) => kept.get(`/${file}`)?.toString() ?? null,
    readFile: async (path, encoding) => {
      const name = copyOf(path, encoding);
      return kept.get(name) ?? readFile(join(dist, name)).catch(() => null);
    },
  };
};
