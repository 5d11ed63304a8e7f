import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const address = '/env/config.json';

/** Vite plugin: serves env/config.json in development and copies it into the build, because the app fetches it at run time. */
export const copySettings = (projectRoot: string): Plugin => {
  const source = (): Promise<string> => readFile(join(projectRoot, 'env', 'config.json'), 'utf8');
  return {
    name: 'copy-settings',
    configureServer: (server) => {
      server.middlewares.use(address, (_request, response, next) => {
        source().then((text) => response.setHeader('content-type', 'application/json').end(text), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: await source() });
    },
  };
};
