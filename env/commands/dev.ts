// Serves the sources in the sandbox with Vite's dev server.
import { join } from 'node:path';
import { createServer } from 'vite';
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { announce } from './shared/announce.ts';
import { freePort } from './shared/freePort.ts';
import { projectRoot } from '#env/commands/shared/projectRoot.ts';

const sandbox = await serveSandbox({
  port: await freePort(process.env['PORT']),
  startDevServer: async (server) => {
    const vite = await createServer({
      configFile: join(projectRoot, 'vite.config.ts'),
      server: { middlewareMode: true, hmr: { server }, allowedHosts: ['.localhost'] },
    });
    return vite.middlewares;
  },
});

announce('The sandbox is running, and what you save is on the page at once.', sandbox);
