import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { brandShell, withOrigin } from '#domain/navigation/prerenderedPages.ts';
import type { BrandSite } from './deployment.ts';

/** The folder of the pages, beside the rules. */
export const pagesFolder = 'pages';

/** How well a page is compressed with brotli: `constants.BROTLI_MAX_QUALITY` takes about 30 ms for a page. */
export type PageCompression = { readonly quality: number };

type PageFile = { readonly from: string; readonly to: string };

const writePage = ({ from, to }: PageFile, origin: string, { quality }: PageCompression): void => {
  const html = withOrigin(readFileSync(from, 'utf8'), origin);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, html);
  writeFileSync(`${to}.br`, brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  writeFileSync(`${to}.gz`, gzipSync(html, { level: constants.Z_BEST_COMPRESSION }));
  // Because: servers derive the ETag from the time of a file, and several machines must send the same one.
  const { atime, mtime } = statSync(from);
  for (const suffix of ['', '.br', '.gz']) utimesSync(to + suffix, atime, mtime);
};

const htmlFilesIn = (folder: string): ReadonlyArray<string> =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))
    : [];

/** Writes the pages of each brand with the address of its site, also compressed; and the shells for static hosts. */
export const writeSitePages = (
  { dist, to }: { readonly dist: string; readonly to: string },
  brands: ReadonlyArray<BrandSite>,
  compression: PageCompression,
): void => {
  for (const { key, origin } of brands) {
    const folder = join(dist, 'prerendered', key);
    for (const file of htmlFilesIn(folder))
      writePage({ from: join(folder, file), to: join(to, pagesFolder, key, file) }, origin, compression);
    for (const file of ['index.html', '404.html'])
      writePage({ from: join(dist, brandShell(key)), to: join(to, 'static', key, file) }, origin, compression);
  }
};
