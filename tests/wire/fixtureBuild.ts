import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { brands } from '#domain/brand/brands.ts';
import { entryScreens } from '#domain/navigation/entryQuery.ts';
import { pageFile, type PrerenderIndex } from '#env/shared/prerenderedPages.ts';

/** The inline script of the shell. */
export const inlineScript: string = 'performance.mark("shell")';
/** The shell of the build. */
export const shellText: string = `<!doctype html><title>App</title><script>${inlineScript}</script><script src="/assets/app-1a2b.js"></script>`;
/** The hash of the inline script, as the policy names it. */
export const inlineScriptHash: string = `sha256-${createHash('sha256').update(inlineScript).digest('base64')}`;
/** The script of the build. */
export const scriptText: string = 'console.log("the app");\n'.repeat(40);

/** The files that no visitor may read, in the build and beside it. */
export const privatePaths: ReadonlyArray<string> = [
  '/.vite/manifest.json',
  '/assets/app-1a2b.js.map',
  '/env/config.json',
  '/prerendered/xe/en-GB/other.html',
  '/../secret.txt',
];
/** The text of each of them. */
export const privateText: string = 'not for anybody';

const index: PrerenderIndex = {
  scriptHashes: [inlineScriptHash],
  styleHashes: {},
};

/** A build in a temporary folder, and its removal. */
export type FixtureBuild = { readonly dist: string; readonly remove: () => void };

/** Makes a small build: a shell, a compressed script, an image and the private files of a real build. */
export const fixtureBuild = (): FixtureBuild => {
  const top = mkdtempSync(join(tmpdir(), 'build-'));
  const dist = join(top, 'dist');
  const file = (name: string, content: string | Uint8Array): void => writeFileSync(join(dist, name), content);
  const folders = ['assets', '.vite', 'brands', 'env', 'prerendered/xe/en-GB'];
  for (const folder of [...folders, ...brands.map(({ key }) => `prerendered/${key}/en-GB`)])
    mkdirSync(join(dist, folder), { recursive: true });
  file('brands/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const path of privatePaths) file(path, privateText);
  for (const { key } of brands)
    for (const screen of [...entryScreens, null]) file(pageFile(key, 'en-GB', screen), shellText);
  file('prerendered/index.json', JSON.stringify(index));
  file('assets/app-1a2b.js', scriptText);
  file('assets/app-1a2b.js.br', brotliCompressSync(scriptText));
  file('assets/app-1a2b.js.gz', gzipSync(scriptText));
  return { dist, remove: () => rmSync(top, { recursive: true, force: true }) };
};
