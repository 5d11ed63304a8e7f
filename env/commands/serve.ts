// Serves a build with a configuration over HTTP, with a process for every core.
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#env/server/node/serverEnvironment.ts';
import { runPrimary } from '#env/server/node/primary.ts';
import { runClusterWorker } from '#env/server/node/clusterWorker.ts';
import { dist, projectRoot } from './shared/projectRoot.ts';
import { userError } from './shared/userError.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ args: process.argv.slice(3), options: { config: text, dist: text, workers: text } });
const environment = readEnvironment(process.env);
const folder = resolve(values.dist ?? dist);
const workers = Number(values.workers ?? availableParallelism());
if (!Number.isInteger(workers) || workers < 1)
  throw userError(`--workers ${values.workers} is not a number of processes.`);

const output = { print: (line: string) => console.log(line), warn: (line: string) => console.error(line) };

if (cluster.isPrimary) {
  // Because: the bundler takes half a second to load, and neither a worker nor a given build needs it.
  if (values.dist === undefined) await (await import('./shared/ensureBuild.ts')).ensureBuild();
  const config = resolve(values.config ?? join(projectRoot, 'env', 'config.json'));
  runPrimary({ config, dist: folder, workers, host: environment.host }, output);
} else runClusterWorker(folder, environment, output);
