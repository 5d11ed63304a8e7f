import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { DevServer } from '#env/sandbox/account/devServerSite.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';

/** Starts Vite's dev server over the sources. Its web socket is on the given server, and it closes with it. */
export const startDevServer = async (server: Server): Promise<DevServer> => {
  const vite = await createServer({
    configFile: join(projectRoot, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server }, allowedHosts: ['.localhost'] },
  });
  server.once('close', () => void vite.close());
  return {
    serve: vite.middlewares,
    readPage: async (file) => {
      const [, brand = '', locale = ''] = file.split('/');
      const page = await readFile(join(projectRoot, 'ui', 'index.html'), 'utf8');
      const marked = page.replace('lang="en-GB" data-brand="xe"', `lang="${locale}" data-brand="${brand}"`);
      return vite.transformIndexHtml('/', marked);
    },
  };
};
