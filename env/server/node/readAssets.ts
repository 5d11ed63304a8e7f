import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';
import { isAssetPath, suffixOf, type Assets, type Compress } from '#env/server/assets.ts';
import { listPublicFiles } from './listPublicFiles.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

// Because: the best quality takes 40 ms for a page and saves 8 %, this one takes two.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Compress = (text, encoding) => (encoding === 'br' ? brotliAsync(text, brotliOptions) : gzipAsync(text));

const readPages = (dist: string): ReadonlyMap<string, string> => {
  const folder = join(dist, 'prerendered');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return new Map(
    files.map((file) => [`prerendered/${file.replaceAll('\\', '/')}`, readFileSync(join(folder, file), 'utf8')]),
  );
};

type Bytes = Uint8Array<ArrayBuffer>;

/** The contents of the public files but assets, and of their compressed copies, by path in the build. */
const readPublicFiles = (dist: string, files: Assets['files']): ReadonlyMap<string, Bytes> =>
  new Map(
    [...files]
      .filter(([path]) => !isAssetPath(path))
      .flatMap(([path, { encodings }]) => [path, ...encodings.map((encoding) => path + suffixOf[encoding])])
      .map((name) => [name, readFileSync(join(dist, name))]),
  );

/** A build with no page and no file. */
export const noAssets: Assets = {
  index: { screens: {}, scriptHashes: [], styleHashes: {} },
  files: new Map(),
  readPage: async () => null,
  readFile: async () => null,
  compress,
};

/**
 * Reads the build in a folder: its index, its pages and its public files, which stay until the next reading. Assets are
 * read when they are asked for: they never change.
 */
export const readAssets = (dist: string): Assets => {
  const indexFile = join(dist, 'prerendered', 'index.json');
  if (!existsSync(indexFile)) return noAssets;
  const index: PrerenderIndex = JSON.parse(readFileSync(indexFile, 'utf8'));
  // Because: while a deployment replaces files, a page must fit the index, which has the hashes of its inline scripts, and a file its ETag.
  const pages = readPages(dist);
  const files = listPublicFiles(dist);
  const kept = readPublicFiles(dist, files);
  return {
    index,
    files,
    readPage: async (file) => pages.get(file) ?? null,
    readFile: async (path, encoding) => {
      const name = encoding === null ? path : path + suffixOf[encoding];
      return kept.get(name) ?? readFile(join(dist, name)).catch(() => null);
    },
    compress,
  };
};
