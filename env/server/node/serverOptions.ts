import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { userError } from '#env/shared/userError.ts';

/** What the command line of the server says. */
export type ServerOptions = {
  /** The path of the configuration (`--config`); null without the option. */
  readonly config: string | null;
  /** The path of the build's folder (`--dist`); null without the option. */
  readonly dist: string | null;
  /** The number of worker processes (`--workers`), by default one for each core. */
  readonly workers: number;
};

const text = { type: 'string' } as const;

/** Reads the command line of the server; the last of a repeated option counts. Throws an error that names what is invalid. */
export const readOptions = (args: ReadonlyArray<string>): ServerOptions => {
  const { values } = parseArgs({ args: [...args], options: { config: text, dist: text, workers: text } });
  const workers = Number(values.workers ?? availableParallelism());
  if (!Number.isInteger(workers) || workers < 1)
    throw userError(`--workers ${values.workers} is not a number of processes.`);
  return { config: values.config ?? null, dist: values.dist ?? null, workers };
};
