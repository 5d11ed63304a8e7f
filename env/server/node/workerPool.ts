import cluster, { type Worker } from 'node:cluster';
import type { ReadConfig } from './configSource.ts';

/** What a worker tells the primary process: the version that it serves, 0 for none yet, and its port. */
export type WorkerReport = { readonly version: number; readonly port: number };

/** What the primary process tells a worker: the configuration to serve, or to finish its responses and end. */
export type PoolMessage = ReadConfig | { readonly stop: true };

/** What a pool of worker processes needs. */
export type PoolOptions = {
  readonly workers: number;
  readonly current: () => ReadConfig;
  /** Runs when all workers serve the same version, that of a start, a replacement or an update. */
  readonly onServing: (report: WorkerReport) => void;
  /**
   * Runs when a worker ends by itself, with its exit code or signal, and the milliseconds until another one replaces
   * it; null if no worker has ever served.
   */
  readonly onEnd: (reason: string, delay: number | null) => void;
};

/** The milliseconds that responses have to finish when the server stops. */
export const grace: number = 10_000;

/** The milliseconds after the grace in which a worker must end. */
const reserve = 2000;

// Because: a worker that has served ended by accident; one that has not may fail again, for the same reason.
const [firstDelay, longestDelay] = [1000, 30_000];

// Because: a worker may exit before it disconnects.
const workersNow = (): ReadonlyArray<Worker> =>
  Object.values(cluster.workers ?? {}).flatMap((one) => (one === undefined || one.isDead() ? [] : [one]));

const send = (worker: Worker, message: PoolMessage): void => {
  if (worker.isConnected()) worker.send(message);
};

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
  let [stopping, everServed, nextDelay] = [false, false, firstDelay];
  const tell = (worker: Worker): void => send(worker, stopping ? { stop: true } : current());
  const startMissing = (): void => {
    if (stopping) return;
    for (let count = workersNow().length; count < workers; count += 1) cluster.fork();
  };
  cluster.on('message', (worker, report: WorkerReport) => {
    if (stopping || report.version !== current().version) tell(worker);
    served.add(worker, report);
    if (report.version === 0) return;
    [everServed, nextDelay] = [true, firstDelay];
    // Because: only the first worker reports a port that is in use.
    startMissing();
  });
  cluster.on('exit', (worker, code, signal: string | null) => {
    if (stopping) return;
    const delay = served.of(worker) > 0 ? 0 : nextDelay;
    served.remove(worker);
    onEnd(signal ?? `code ${code}`, everServed ? delay : null);
    if (delay > 0) nextDelay = Math.min(2 * delay, longestDelay);
    // Because: the primary process watches the configuration until it stops, and the stop must not wait for this.
    if (everServed) setTimeout(startMissing, delay).unref();
  });
  cluster.fork();
  return {
    /** Sends the current configuration to all workers. */
    update: (): void => workersNow().forEach(tell),
    /** Lets the workers finish their responses and end, and ends those that do not; this process ends after them. */
    stop: (): void => {
      stopping = true;
      workersNow().forEach(tell);
      setTimeout(() => workersNow().forEach((one) => one.process.kill('SIGKILL')), grace + reserve).unref();
    },
  };
};
