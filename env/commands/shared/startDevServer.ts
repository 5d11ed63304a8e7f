import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type InlineConfig } from 'vite';
import type { DevMiddleware } from '#env/sandbox/account/devServerSite.ts';
import { projectRoot } from './projectRoot.ts';

/** Returns the function that starts Vite's dev server over the sources. Its web socket is on the given server, and it closes with it. */
export const startDevServer =
  (options: Pick<InlineConfig, 'cacheDir' | 'logLevel'> = {}) =>
  async (server: Server): Promise<DevMiddleware> => {
    const vite = await createServer({
      configFile: join(projectRoot, 'vite.config.ts'),
      server: { middlewareMode: true, hmr: { server }, allowedHosts: ['.localhost'] },
      ...options,
    });
    server.once('close', () => void vite.close());
    return vite.middlewares;
  };
