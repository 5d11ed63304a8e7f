import type { Log } from '#application/ports/log.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

type Console = Pick<typeof console, 'info' | 'error'>;

const terse = ({ message, statusCode }: NormalisedError): string =>
  statusCode === null ? message : `${message} (${String(statusCode)})`;

/** Logs to the console: errors in full outside production, one short line in production. */
export const makeConsoleLog = (production: boolean, to: Console): Log => ({
  info: (line) => {
    if (!production) to.info(line);
  },
  error: (line, error) => {
    if (error === undefined) to.error(line);
    else if (production) to.error(`${line}: ${terse(error)}`);
    else to.error(line, error);
  },
});
