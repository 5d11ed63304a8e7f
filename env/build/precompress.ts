import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthwhile = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
const smallest = 512;

const compressed = async (path: string): Promise<void> => {
  const bytes = await readFile(path);
  if (bytes.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${path}.br`, await brotli(bytes, { params }));
  await writeFile(`${path}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }));
};

/** Puts a brotli and a gzip twin beside every built text file, so that no server compresses on the fly. */
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
        // Because: a deployment puts its own configuration there, and a packed twin would outlive it.
        const replaced = join(folder, 'env');
        const files = entries.filter(
          (entry) => entry.isFile() && worthwhile.test(entry.name) && entry.parentPath !== replaced,
        );
        await Promise.all(files.map((file) => compressed(join(file.parentPath, file.name))));
      },
    },
  };
};
