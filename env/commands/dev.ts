import { join } from 'node:path';
import { createServer } from 'vite';
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { freePort } from './shared/freePort.ts';
import { top } from './shared/top.ts';

const sandbox = await serveSandbox({
  port: await freePort(process.env['PORT']),
  develop: async (server) => {
    const vite = await createServer({
      configFile: join(top, 'vite.config.ts'),
      server: { middlewareMode: true, hmr: { server }, allowedHosts: ['.localhost'] },
    });
    return vite.middlewares;
  },
});

console.log('The sandbox is running, and what you save is on the page at once.\n');
for (const { name, address } of sandbox.places) console.log(`  ${name.padEnd(28)}${address}`);
console.log('\nSign in as personal@sandbox.test with Correct-horse-9. Stop with Ctrl+C.');
