import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const address = '/env/config.json';

/** Serves env/config.json while developing, and puts it into the build at the very same address. */
export const shipSettings = (top: string): Plugin => {
  const source = (): Promise<string> => readFile(join(top, 'env', 'config.json'), 'utf8');
  return {
    name: 'ship-settings',
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
