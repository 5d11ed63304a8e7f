import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
const minBytes = 512;

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
export const precompress = (): Plugin => {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        // Because: a deployment replaces the files there, and a compressed copy would be out of date.
        const replaced = [join(folder, 'env'), join(folder, 'prerendered')];
        const files = entries.filter(
          (entry) =>
            entry.isFile() &&
            compressible.test(entry.name) &&
            !replaced.some((path) => entry.parentPath === path || entry.parentPath.startsWith(path + sep)),
        );
        await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))));
      },
    },
  };
};
