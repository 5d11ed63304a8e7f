import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The inline script of the shell. */
export const inlineScript: string = 'performance.mark("shell")';
/** The shell of the build. */
export const shellText: string = `<!doctype html><title>App</title><script>${inlineScript}</script><script src="/assets/app-1a2b.js"></script>`;
/** The script of the build. */
export const scriptText: string = 'console.log("the app");\n'.repeat(40);

/** A build in a temporary folder, and its removal. */
export type FixtureBuild = { readonly dist: string; readonly remove: () => void };

/** Makes a small build: a shell, a compressed script, an image and other files of a real build. */
export const fixtureBuild = (): FixtureBuild => {
  const top = mkdtempSync(join(tmpdir(), 'build-'));
  const dist = join(top, 'dist');
  const file = (name: string, content: string | Uint8Array): void => writeFileSync(join(dist, name), content);
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(top, 'secret.txt'), 'not for anybody');
  file('index.html', shellText);
  file('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  file('.vite/manifest.json', '{}');
  file('assets/app-1a2b.js', scriptText);
  file('assets/app-1a2b.js.br', brotliCompressSync(scriptText));
  file('assets/app-1a2b.js.gz', gzipSync(scriptText));
  return { dist, remove: () => rmSync(top, { recursive: true, force: true }) };
};
