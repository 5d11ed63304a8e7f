import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { brands } from '#domain/brand/brands.ts';
import { locales } from '#domain/locale/locale.ts';

/** The text of every private file of the build. */
export const privateText: string = 'not for visitors';
/** Files that lie beside the public ones. */
export const privateFiles: readonly string[] = [
  '/index.html',
  '/.vite/manifest.json',
  '/.git/HEAD',
  '/assets/app-1a2b3c4d.js.map',
  '/env/config.json',
];
const screens = ['index', 'signin', 'signup', 'forgot-password'];

/** Makes a small build in a temporary folder: every page, some public files with the path for a text, and private ones. Returns the folder and its removal. */
export const hostedBuild = (): { readonly dist: string; readonly remove: () => void } => {
  const dist = mkdtempSync(join(tmpdir(), 'hosted-'));
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  };
  for (const { key } of brands)
    for (const name of locales.flatMap((locale) => screens.map((screen) => `${key}/${locale}/${screen}`)))
      write(`prerendered/${name}.html`, `<!doctype html>${name}.html https://origin.invalid`);
  const index = {
    screens: {
      '/': 'signin.html',
      ...Object.fromEntries(screens.slice(1).map((name) => [`/${name}`, `${name}.html`])),
    },
    scriptHashes: ['sha256-script'],
    styleHashes: Object.fromEntries(brands.map(({ key }) => [key, [`sha256-${key}`]])),
  };
  write('prerendered/index.json', JSON.stringify(index));
  for (const path of ['/assets/app-1a2b3c4d.js', '/brands/xe/logo.svg']) {
    write(path, path);
    write(`${path}.br`, brotliCompressSync(path));
    write(`${path}.gz`, gzipSync(path));
  }
  write('/favicon.ico', '/favicon.ico');
  for (const path of privateFiles) write(path, privateText);
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
};
