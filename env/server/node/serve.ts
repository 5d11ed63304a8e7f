import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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

/** What the command line and the environment variables of the server say, see docs/hosting.md. */
export type ServerOptions = ReturnType<typeof readOptions>;

/** Reads the command line, of which the last of a repeated option counts, and the environment variables. Throws an error that names what is invalid. */
export const readOptions = (args: ReadonlyArray<string>, variables: NodeJS.ProcessEnv) => {
  const path = (byDefault: string) => ({ type: 'string', default: byDefault }) as const;
  const check = { type: 'boolean', default: false } as const;
  const options = { config: path('env/config.json'), dist: path('dist'), check };
  const { values } = parseArgs({ args: [...args], options });
  const { HOST, PORT, TRUST_PROXY, ACCESS_LOG = '' } = variables;
  if (!['', 'on', 'off'].includes(ACCESS_LOG)) throw userError(`ACCESS_LOG=${ACCESS_LOG} is neither on nor off.`);
  return {
    config: resolve(values.config),
    dist: resolve(values.dist),
    /** Whether the server only checks whether it can use both. */
    check: values.check,
    host: HOST || '127.0.0.1',
    port: wholeNumber('PORT', PORT || '8080', 65_535),
    trustedProxies: wholeNumber('TRUST_PROXY', TRUST_PROXY || '0', 100),
    logsAccess: ACCESS_LOG !== 'off',
  };
};

/** Reads the configuration in a file; throws a user error if there is none, or if a server cannot use it. */
export const readConfigFile = (path: string): ServerConfig => {
  try {
    return readConfig(readFileSync(path, 'utf8'));
  } catch (fault) {
    if (!(fault instanceof Error) || fault.name === 'UserError') throw fault;
    throw userError(`The configuration cannot be read: ${fault.message}.`);
  }
};

/** Serves a build with a configuration until SIGTERM or SIGINT; with the option `check` it only reads both. Throws a user error if one of them or the port cannot be used. */
export const serve = async (options: ServerOptions): Promise<void> => {
  const { dist, host, port, trustedProxies, logsAccess } = options;
  const assets = readAssets(dist);
  if (assets === noAssets) throw userError(`There is no build in ${dist}.`);
  const config = readConfigFile(options.config);
  const handler = makeHandler(assets, config);
  if (options.check) return console.log('The configuration and the build can be used.');
  const known = { ...config, ...assets };
  const log = logsAccess ? makeAccessLog(known, trustedProxies, pino.destination({ sync: false })) : null;
  const server = makeNodeServer(handler, { trustedProxies, log, report: console.error });
  const drain = makeDrain(server);
  await once(server.listen(port, host), 'listening').catch(({ message }: Error) => {
    throw userError(`The server cannot listen on ${host}, port ${port}: ${message}.`);
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => drain(10_000));
  const address = server.address();
  console.log(`The server listens on ${host}, port ${typeof address === 'object' ? address?.port : port}.`);
};
