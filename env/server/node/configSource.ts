import { readFileSync } from 'node:fs';
import { userError } from '#env/shared/userError.ts';
import { loadHandler } from './loadHandler.ts';
import { errorText, type Output } from './output.ts';

/** A configuration that can be used with the build, and the number of its reading, from 1. */
export type ReadConfig = { readonly version: number; readonly config: string };

/** The paths of the configuration and of the build's folder. */
export type SourcePaths = { readonly config: string; readonly dist: string };

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (fault) {
    throw userError(`The configuration cannot be read: ${fault instanceof Error ? fault.message : path}.`);
  }
};

/** Reads the configuration and tries it with the build; throws if they cannot be used. */
export const makeConfigSource = ({ config, dist }: SourcePaths, { warn }: Output) => {
  const read = (version: number): ReadConfig => {
    const text = textOf(config);
    loadHandler(dist, text, warn);
    return { version, config: text };
  };
  let current = read(1);
  return {
    current: (): ReadConfig => current,
    /** Reads both again; keeps the earlier configuration and says why if they cannot be used. Returns whether they can. */
    reload: (): boolean => {
      try {
        current = read(current.version + 1);
        return true;
      } catch (fault) {
        warn(`${config} cannot be used, so the server keeps the earlier configuration. ${errorText(fault)}`);
        return false;
      }
    },
  };
};
