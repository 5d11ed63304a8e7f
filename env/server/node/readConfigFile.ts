import { readFileSync } from 'node:fs';
import { readConfig, type ServerConfig } from '#env/server/config.ts';
import { userError } from '#env/shared/userError.ts';

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (fault) {
    throw userError(`The configuration cannot be read: ${fault instanceof Error ? fault.message : path}.`);
  }
};

/** Reads the configuration in a file; throws a user error if there is none, or if a server cannot use it. */
export const readConfigFile = (path: string): ServerConfig => readConfig(textOf(path));
