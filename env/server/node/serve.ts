import { once } from 'node:events';
import { pino } from 'pino';
import { makeHandler } from '#env/server/handler.ts';
import { userError } from '#env/shared/userError.ts';
import { makeAccessLog } from './accessLog.ts';
import { makeDrain, makeNodeServer } from './nodeServer.ts';
import { noAssets, readAssets } from './readAssets.ts';
import { readConfigFile } from './readConfigFile.ts';
import type { ServerOptions } from './serverOptions.ts';

/**
 * Serves a build with a configuration until SIGTERM or SIGINT, then finishes the responses under way within ten seconds; with the
 * option `check` it only reads both. Throws a user error if the build, the configuration or the port cannot be used.
 */
export const serve = async (options: ServerOptions): Promise<void> => {
  const { config: path, dist, host, port, trustedProxies } = options;
  const assets = readAssets(dist);
  if (assets === noAssets) throw userError(`There is no build in ${dist}.`);
  const config = readConfigFile(path);
  const handler = makeHandler(assets, config);
  if (options.check) return console.log('The configuration and the build can be used.');
  const log = options.logsAccess
    ? makeAccessLog(config.hosts, trustedProxies, pino.destination({ sync: false }))
    : null;
  const server = makeNodeServer(handler, { trustedProxies, log, report: console.error });
  const drain = makeDrain(server);
  server.listen(port, host);
  await once(server, 'listening').catch(({ message }: Error) => {
    throw userError(`The server cannot listen on ${host}, port ${port}: ${message}.`);
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => drain(10_000));
  const address = server.address();
  console.log(`The server listens on ${host}, port ${typeof address === 'object' ? address?.port : port}.`);
};
