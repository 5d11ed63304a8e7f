import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const compressible = /\.(?:css|js|json|svg|txt|webmanifest)$/;
const minBytes = 512;

/** The files that a deployment replaces, which would leave a compressed copy out of date. */
const replaced = /^(?:env|prerendered)[\\/]/;

const compressFile = async (path: string): Promise<void> => {
  const bytes = await readFile(path);
  if (bytes.length < minBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${path}.br`, await brotliAsync(bytes, { params }));
  await writeFile(`${path}.gz`, await gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION }));
};

/** Vite plugin: writes a brotli and a gzip copy of every built text file, so that no server compresses at run time. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    const files = await readdir(dir, { recursive: true });
    const chosen = files.filter((file) => compressible.test(file) && !replaced.test(file));
    await Promise.all(chosen.map((file) => compressFile(join(dir, file))));
  },
});
