// The entry of the Node server: serves a build with a configuration over HTTP, with a process for every core. bundleServer.ts makes one file of it.
import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { runClusterWorker } from './clusterWorker.ts';
import { errorText, type Output } from './output.ts';
import { runPrimary } from './primary.ts';
import { readEnvironment } from './serverEnvironment.ts';
import { readOptions } from './serverOptions.ts';

const output: Output = { print: (line) => console.log(line), warn: (line) => console.error(line) };

const serve = (): void => {
  const { workers, ...given } = readOptions(process.argv.slice(2));
  const environment = readEnvironment(process.env);
  const dist = resolve(given.dist ?? 'dist');
  if (!cluster.isPrimary) return runClusterWorker(dist, environment, output);
  const config = resolve(given.config ?? 'env/config.json');
  runPrimary({ config, dist, workers, host: environment.host }, output);
};

try {
  serve();
} catch (fault) {
  output.warn(errorText(fault));
  process.exitCode = 1;
}
