import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { readSites } from '#env/server/config.ts';

/** Vite plugin: copies a configuration into the build, because the app fetches it at run time. It refuses one that a brand cannot use. */
export const copySettings = (path: string): Plugin => ({
  name: 'copy-settings',
  apply: 'build',
  async generateBundle() {
    const source = await readFile(path, 'utf8');
    readSites(source, (line) => this.warn(line));
    this.emitFile({ type: 'asset', fileName: 'env/config.json', source });
  },
});
