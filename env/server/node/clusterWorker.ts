import cluster from 'node:cluster';
import { userError } from '#env/shared/userError.ts';
import { makeAccessLog, type AccessLog } from './accessLog.ts';
import type { ReadConfig } from './configSource.ts';
import { loadHandler } from './loadHandler.ts';
import { makeNodeServer, type NodeServer } from './nodeServer.ts';
import { errorText, type Output } from './output.ts';
import type { ServerEnvironment } from './serverEnvironment.ts';
import { grace, type PoolMessage, type WorkerReport } from './workerPool.ts';

/** The milliseconds until a worker asks again for a configuration that it could not use. */
const retryDelay = 1000;

const listen = ({ server }: NodeServer, { host, port }: ServerEnvironment): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (fault) =>
      reject(userError(`The server cannot listen on ${host}, port ${port}: ${fault.message}.`)),
    );
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

const tellPrimary = (report: WorkerReport): void => {
  if (cluster.worker?.isConnected() === true) cluster.worker.send(report);
};

/** Returns the function that begins to serve a configuration; what it returns serves another one, or stops. */
const makeStart =
  (dist: string, environment: ServerEnvironment, parts: { log: AccessLog | null; report: (fault: unknown) => void }) =>
  async (first: ReadConfig) => {
    const load = ({ config }: ReadConfig) => loadHandler(dist, config, () => undefined);
    let loaded = load(first);
    const node = makeNodeServer({
      ...parts,
      trustedProxies: environment.trustedProxies,
      handler: (request) => loaded.handler(request),
      ownHost: (header) => loaded.ownHost(header),
    });
    const port = await listen(node, environment);
    return { port, update: (next: ReadConfig): void => void (loaded = load(next)), stop: () => node.stop(grace) };
  };

/** Serves a build in a worker process, with the configuration that the primary process sends, until it says stop or ends. */
export const runClusterWorker = (dist: string, environment: ServerEnvironment, { print, warn }: Output): void => {
  // Because: a terminal signals all processes, and the primary process decides.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  const log = environment.logsAccess ? makeAccessLog(print) : null;
  // Because: a worker also ends, by Node's own code, when the primary process dies.
  process.once('exit', () => log?.flush());
  const report = (fault: unknown): void => warn(errorText(fault));
  const start = makeStart(dist, environment, { log, report });
  let serving: ReturnType<typeof start> | null = null;
  let served: WorkerReport = { version: 0, port: 0 };
  const receive = async (message: PoolMessage): Promise<void> => {
    if ('stop' in message) {
      await (await serving)?.stop();
      process.exit(0);
    }
    if (serving === null) serving = start(message);
    else (await serving).update(message);
    served = { version: message.version, port: (await serving).port };
    tellPrimary(served);
  };
  cluster.worker?.on('message', (message: PoolMessage) => {
    receive(message).catch((fault: unknown) => {
      report(fault);
      if (served.version === 0) process.exit(1);
      // Because: the primary process answers a report of an older version with the current configuration.
      setTimeout(() => tellPrimary(served), retryDelay);
    });
  });
  tellPrimary(served);
};
