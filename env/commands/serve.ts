// Bundles the Node server, and runs it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from '#env/build/bundleServer.ts';
import { readEnvironment } from '#env/server/node/serverEnvironment.ts';
import { readOptions } from '#env/server/node/serverOptions.ts';
import { ensureBuild } from './shared/ensureBuild.ts';
import { dist, projectRoot } from '#env/shared/projectRoot.ts';

const args = process.argv.slice(3);
// Because: a build takes half a minute, and what the server refuses is said before it.
const given = readOptions(args);
readEnvironment(process.env);
if (given.dist === null) await ensureBuild();
const server = await bundleServer();
const defaults = ['--config', join(projectRoot, 'env', 'config.json'), '--dist', dist];
// Because: the server reads its options here, and starts its workers with the same program and options.
process.argv.splice(1, process.argv.length, server, ...defaults, ...args);
await import(pathToFileURL(server).href);
