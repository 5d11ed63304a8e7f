// Bundles the Node server, and serves a build with it in a process of its own.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleServer } from '#env/build/bundleServer.ts';
import { ensureBuild } from './shared/ensureBuild.ts';
import { dist, projectRoot } from './shared/projectRoot.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ args: process.argv.slice(3), options: { config: text, dist: text, workers: text } });
if (values.dist === undefined) await ensureBuild();
const options = {
  config: resolve(values.config ?? join(projectRoot, 'env', 'config.json')),
  dist: resolve(values.dist ?? dist),
  workers: values.workers,
};
const args = Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
const server = spawn(process.execPath, [await bundleServer(), ...args], { stdio: 'inherit' });
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('close', (code) => {
  process.exitCode = code ?? 1;
});
