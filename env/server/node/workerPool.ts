import cluster, { type Worker } from 'node:cluster';
import type { ReadConfig } from './configSource.ts';

/** What a worker tells the primary process: the version that it serves, 0 for none yet, and its port. */
export type WorkerReport = { readonly version: number; readonly port: number };

/** What a pool of worker processes needs. */
export type PoolOptions = {
  readonly workers: number;
  readonly current: () => ReadConfig;
  /** Runs when all workers serve the same version, that of a start, a replacement or an update. */
  readonly onServing: (report: WorkerReport) => void;
  /** Runs when a worker ends by itself, with its exit code or signal. */
  readonly onEnd: (reason: string, hasServed: boolean) => void;
};

const workersNow = (): ReadonlyArray<Worker> => Object.values(cluster.workers ?? {}).filter((one) => one !== undefined);

/** Keeps what each worker serves. */
const makeServedVersions = ({ workers, onServing }: PoolOptions) => {
  const served = new Map<number, number>();
  let everywhere = 0;
  const of = ({ id }: Worker): number => served.get(id) ?? 0;
  return {
    of,
    remove: ({ id }: Worker): void => {
      served.delete(id);
      everywhere = 0;
    },
    add: (worker: Worker, report: WorkerReport): void => {
      served.set(worker.id, report.version);
      if (report.version <= everywhere || workersNow().filter((one) => of(one) === report.version).length < workers)
        return;
      everywhere = report.version;
      onServing(report);
    },
  };
};

/** Starts worker processes that serve the current configuration, and replaces those that end. */
export const startWorkerPool = (options: PoolOptions) => {
  const { workers, current, onEnd } = options;
  const served = makeServedVersions(options);
  let stopping = false;
  const update = (worker: Worker): void => {
    if (worker.isConnected()) worker.send(current());
  };
  const startMissing = (): void => {
    for (let count = workersNow().length; count < workers; count += 1) cluster.fork();
  };
  cluster.on('message', (worker, report: WorkerReport) => {
    if (report.version !== current().version) update(worker);
    served.add(worker, report);
    // Because: only the first worker reports a port that is in use.
    if (report.version > 0 && !stopping) startMissing();
  });
  cluster.on('exit', (worker, code, signal: string | null) => {
    if (stopping) return;
    const hasServed = served.of(worker) > 0;
    served.remove(worker);
    onEnd(signal ?? `code ${code}`, hasServed);
    if (hasServed) startMissing();
  });
  cluster.fork();
  return {
    /** Sends the current configuration to all workers. */
    update: (): void => workersNow().forEach(update),
    /** Lets the workers finish their responses and end; this process ends after them. */
    stop: (): void => {
      stopping = true;
      cluster.disconnect();
    },
  };
};
