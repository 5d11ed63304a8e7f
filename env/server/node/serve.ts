import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig, type ServerConfig } from '#env/server/config.ts';
import { makeHandler } from '#env/server/handler.ts';
import { userError } from '#env/shared/userError.ts';
import { makeAccessLog } from './accessLog.ts';
import { makeDrain, makeNodeServer } from './nodeServer.ts';
import { noAssets, readAssets } from './readAssets.ts';

const wholeNumber = (name: string, text: string, limit: number): number => {
  if (/^\d+$/.test(text) && Number(text) <= limit) return Number(text);
  throw userError(`${name}=${text} is not a whole number between 0 and ${limit}.`);
};

/** Reads the command line and the environment variables, see docs/hosting.md. Throws an error that names what is invalid. */
export const readOptions = (args: ReadonlyArray<string>, variables: NodeJS.ProcessEnv) => {
  const path = (byDefault: string) => ({ type: 'string', default: byDefault }) as const;
  const options = { config: path('env/config.json'), dist: path('dist'), check: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const { HOST, PORT, TRUST_PROXY, ACCESS_LOG = '' } = variables;
  if (!['', 'on', 'off'].includes(ACCESS_LOG)) throw userError(`ACCESS_LOG=${ACCESS_LOG} is neither on nor off.`);
  return {
    config: resolve(values.config),
    dist: resolve(values.dist),
    check: values.check === true,
    host: HOST || '127.0.0.1',
    port: wholeNumber('PORT', PORT || '8080', 65_535),
    trustedProxies: wholeNumber('TRUST_PROXY', TRUST_PROXY || '0', 100),
    logsAccess: ACCESS_LOG !== 'off',
  };
};

/** Reads the configuration in a file; throws a user error if there is none, or if a server cannot use it. */
export const readConfigFile = async (path: string): Promise<ServerConfig> => {
  const text = await readFile(path, 'utf8').catch(({ message }: Error) => {
    throw userError(`The configuration cannot be read: ${message}.`);
  });
  return readConfig(text);
};

/** Serves a build until SIGTERM or SIGINT; with `check` it only reads it and its configuration. Throws a user error for what it cannot use. */
export const serve = async (options: ReturnType<typeof readOptions>): Promise<void> => {
  const { dist, host, port, trustedProxies, logsAccess } = options;
  const assets = readAssets(dist);
  if (assets === noAssets) throw userError(`There is no build in ${dist}.`);
  const config = await readConfigFile(options.config);
  const handler = makeHandler(assets, config);
  if (options.check) return console.log('The configuration and the build can be used.');
  const to = pino.destination({ sync: false });
  const log = logsAccess ? makeAccessLog({ ...config, ...assets }, trustedProxies, to) : null;
  const server = makeNodeServer(handler, { trustedProxies, log, report: console.error });
  const drain = makeDrain(server);
  await once(server.listen(port, host), 'listening').catch(({ message }: Error) => {
    throw userError(`The server cannot listen on ${host}, port ${port}: ${message}.`);
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => drain(10_000));
  const address = server.address();
  console.log(`The server listens on ${host}, port ${typeof address === 'object' ? address?.port : port}.`);
};
