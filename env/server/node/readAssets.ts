import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';
import { suffixOf, type Assets } from '#env/server/assets.ts';
import { listPublicFiles } from './listPublicFiles.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

// Because: the best quality takes 40 ms for a page and saves 8 %, this one takes two.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const readPages = (dist: string): ReadonlyMap<string, string> => {
  const folder = join(dist, 'prerendered');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  return new Map(
    files.map((file) => [`prerendered/${file.replaceAll('\\', '/')}`, readFileSync(join(folder, file), 'utf8')]),
  );
};

/** A build with no page and no file. */
export const noAssets: Assets = {
  index: { screens: {}, locales: [], scriptHashes: [], styleHashes: {} },
  files: new Map(),
  readPage: async () => null,
  readFile: async () => null,
  compress: null,
};

/** Reads the build in a folder: its index, the list of its public files, and its pages, which stay until the next reading. */
export const readAssets = (dist: string): Assets => {
  const indexFile = join(dist, 'prerendered', 'index.json');
  if (!existsSync(indexFile)) return noAssets;
  const index: PrerenderIndex = JSON.parse(readFileSync(indexFile, 'utf8'));
  // Because: while a deployment replaces files, a page must fit the index, which has the hashes of its inline scripts.
  const pages = readPages(dist);
  return {
    index,
    files: listPublicFiles(dist),
    readPage: async (file) => pages.get(file) ?? null,
    readFile: (path, encoding) =>
      readFile(join(dist, encoding === null ? path : path + suffixOf[encoding])).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      ),
    compress: (text, encoding) => (encoding === 'br' ? brotliAsync(text, brotliOptions) : gzipAsync(text)),
  };
};
