import { userError } from '#env/shared/userError.ts';

/** What the environment variables of the server say. */
export type ServerEnvironment = {
  /** The address that the server listens on (`HOST`). */
  readonly host: string;
  /** The port (`PORT`); with 0 the system chooses one. */
  readonly port: number;
  /** The number of trusted proxies in front of the server (`TRUST_PROXY`). */
  readonly trustedProxies: number;
  /** Whether every request is logged (`ACCESS_LOG`). */
  readonly logsAccess: boolean;
};

type Variables = { readonly [name: string]: string | undefined };

/** Returns a whole number from 0 to a limit; throws a user error that names the variable. */
const wholeNumber = (name: string, text: string, limit: number): number => {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > limit)
    throw userError(`${name}=${text} is not a whole number between 0 and ${limit}.`);
  return value;
};

/** Reads the environment variables of the server; an empty variable has its default. Throws a user error that names an invalid one. */
export const readEnvironment = (variables: Variables): ServerEnvironment => {
  const valueOf = (name: string, byDefault: string): string => {
    const value = variables[name] ?? '';
    return value === '' ? byDefault : value;
  };
  const log = valueOf('ACCESS_LOG', 'on');
  if (log !== 'on' && log !== 'off') throw userError(`ACCESS_LOG=${log} is neither on nor off.`);
  return {
    host: valueOf('HOST', '127.0.0.1'),
    port: wholeNumber('PORT', valueOf('PORT', '8080'), 65_535),
    trustedProxies: wholeNumber('TRUST_PROXY', valueOf('TRUST_PROXY', '0'), 100),
    logsAccess: log === 'on',
  };
};
