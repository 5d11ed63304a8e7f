import { unwatchFile, watchFile } from 'node:fs';
import { makeConfigSource, type SourcePaths } from './configSource.ts';
import type { Output } from './output.ts';
import { startWorkerPool } from './workerPool.ts';

/** What the server serves, with how many processes, and the address that it listens on. */
export type PrimaryOptions = SourcePaths & { readonly workers: number; readonly host: string };

// Because: in a URL, an IPv6 address has brackets.
const originOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Starts the worker processes, and sends them the configuration: at start, after SIGHUP, and when its file changes.
 * SIGTERM and SIGINT stop the server.
 */
export const runPrimary = ({ workers, host, ...paths }: PrimaryOptions, output: Output): void => {
  const source = makeConfigSource(paths, output);
  let announced = 1;
  const pool = startWorkerPool({
    workers,
    current: source.current,
    onServing: ({ version, port }) => {
      output.print(
        version === announced
          ? `The server listens on ${originOf(host, port)} with ${workers === 1 ? 'one worker' : `${workers} workers`}.`
          : 'The server uses the new configuration and build.',
      );
      announced = version;
    },
    onEnd: (reason, delay) => {
      const wait = delay === 0 ? '' : ` in ${Number(delay) / 1000} s`;
      output.warn(
        `A worker ended (${reason})${delay === null ? ' before it listened' : `; another one replaces it${wait}`}.`,
      );
      if (delay !== null) return;
      process.exitCode = 1;
      stop();
    },
  });
  const stop = (): void => {
    unwatchFile(paths.config);
    pool.stop();
  };
  const reload = (): void => {
    if (source.reload()) pool.update();
  };
  process.on('SIGHUP', reload).on('SIGTERM', stop).on('SIGINT', stop);
  watchFile(paths.config, { interval: 1000 }, reload);
};
