import cluster from 'node:cluster';
import { userError } from '#env/commands/shared/userError.ts';
import type { Handler } from '#env/server/handler.ts';
import { makeAccessLog } from './accessLog.ts';
import type { ReadConfig } from './configSource.ts';
import { loadHandler } from './loadHandler.ts';
import { makeNodeServer, type NodeServer } from './nodeServer.ts';
import { errorText, type Output } from './output.ts';
import type { ServerEnvironment } from './serverEnvironment.ts';
import type { WorkerReport } from './workerPool.ts';

/** The milliseconds that responses have to finish when the server stops. */
const grace = 10_000;

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

/** Serves a build in a worker process, with the configuration that the primary process sends, until it disconnects. */
export const runWorker = (dist: string, environment: ServerEnvironment, { print, warn }: Output): void => {
  // Because: a terminal signals all processes, and the primary process decides.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  const log = environment.logsAccess ? makeAccessLog(print) : null;
  let handler: Handler = () => new Response(null, { status: 503 });
  let port: Promise<number> | null = null;
  const node = makeNodeServer({
    trustedProxies: environment.trustedProxies,
    log,
    report: (fault) => warn(errorText(fault)),
    handler: (request) => handler(request),
  });
  cluster.worker?.on('message', ({ version, config }: ReadConfig) => {
    const isFirst = port === null;
    const serve = async (): Promise<void> => {
      handler = loadHandler(dist, config, () => undefined);
      port ??= listen(node, environment);
      tellPrimary({ version, port: await port });
    };
    serve().catch((fault: unknown) => {
      warn(errorText(fault));
      if (isFirst) process.exit(1);
    });
  });
  process.once('disconnect', () => {
    void node.stop(grace).then(() => {
      log?.flush();
      process.exit(0);
    });
  });
  tellPrimary({ version: 0, port: 0 });
};
