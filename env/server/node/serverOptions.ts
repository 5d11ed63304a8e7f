import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { userError } from '#env/shared/userError.ts';

/** What the command line and the environment variables of the server say, see docs/hosting.md. */
export type ServerOptions = {
  readonly config: string;
  readonly dist: string;
  /** Whether the server only checks whether it can use both. */
  readonly check: boolean;
  readonly host: string;
  readonly port: number;
  readonly trustedProxies: number;
  readonly logsAccess: boolean;
};

const wholeNumber = (name: string, text: string, limit: number): number => {
  if (!/^\d+$/.test(text) || Number(text) > limit)
    throw userError(`${name}=${text} is not a whole number between 0 and ${limit}.`);
  return Number(text);
};

/**
 * Reads the command line, of which the last of a repeated option counts, and the environment variables, of which an empty one has its
 * default. Throws an error that names what is invalid.
 */
export const readOptions = (args: ReadonlyArray<string>, variables: NodeJS.ProcessEnv): ServerOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      config: { type: 'string', default: 'env/config.json' },
      dist: { type: 'string', default: 'dist' },
      check: { type: 'boolean', default: false },
    },
  });
  const { HOST, PORT, TRUST_PROXY, ACCESS_LOG = '' } = variables;
  if (!['', 'on', 'off'].includes(ACCESS_LOG)) throw userError(`ACCESS_LOG=${ACCESS_LOG} is neither on nor off.`);
  return {
    config: resolve(values.config),
    dist: resolve(values.dist),
    check: values.check,
    host: HOST || '127.0.0.1',
    port: wholeNumber('PORT', PORT || '8080', 65_535),
    trustedProxies: wholeNumber('TRUST_PROXY', TRUST_PROXY || '0', 100),
    logsAccess: ACCESS_LOG !== 'off',
  };
};
