// Serves the sources in the sandbox: a saved file is in the browser at once.
import { serveSandbox } from '#env/sandbox/serveSandbox.ts';
import { runSandbox } from './shared/runSandbox.ts';
import { startDevServer } from './shared/startDevServer.ts';

await runSandbox((port) => serveSandbox({ port, startDevServer }));
