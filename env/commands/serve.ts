// Bundles the Node server, and runs it.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
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
const server = await bundleServer();
// Because: the server reads its options here, and starts its workers with the same program and options.
process.argv.splice(1, process.argv.length, server, ...args);
await import(pathToFileURL(server).href);
