// Serves the sources in the sandbox with Vite's dev server.
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { announce } from './shared/announce.ts';
import { freePort } from './shared/freePort.ts';
import { startDevServer } from './shared/startDevServer.ts';

const sandbox = await serveSandbox({ port: await freePort(process.env['PORT']), startDevServer: startDevServer() });

announce('The sandbox is running, and what you save is on the page at once.', sandbox);
