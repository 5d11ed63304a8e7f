// The entry of the Node server: serves a build with a configuration over HTTP, with a process for every core. bundleServer.ts makes one file of it.
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { userError } from '#env/commands/shared/userError.ts';
import { runClusterWorker } from './clusterWorker.ts';
import { errorText, type Output } from './output.ts';
import { runPrimary } from './primary.ts';
import { readEnvironment } from './serverEnvironment.ts';

const output: Output = { print: (line) => console.log(line), warn: (line) => console.error(line) };

const text = { type: 'string' } as const;

const serve = (): void => {
  const { values } = parseArgs({ options: { config: text, dist: text, workers: text } });
  const environment = readEnvironment(process.env);
  const dist = resolve(values.dist ?? 'dist');
  const workers = Number(values.workers ?? availableParallelism());
  if (!Number.isInteger(workers) || workers < 1)
    throw userError(`--workers ${values.workers} is not a number of processes.`);
  if (!cluster.isPrimary) return runClusterWorker(dist, environment, output);
  const config = resolve(values.config ?? 'env/config.json');
  runPrimary({ config, dist, workers, host: environment.host }, output);
};

try {
  serve();
} catch (fault) {
  output.warn(errorText(fault));
  process.exitCode = 1;
}
