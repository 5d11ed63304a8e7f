import * as t from 'io-ts';
import type { Log } from '#application/ports/ports.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';
import { orNull } from '#domain/shared/parsing.ts';

/** The functions of a console that the log writes with. */
export type LogConsole = Pick<typeof console, 'info' | 'error'>;

/** What the log needs. */
export type ConsoleLogParts = {
  readonly production: boolean;
  readonly to: LogConsole;
  /** The codes of a service's answer that a line may name. */
  readonly knownCodes: ReadonlySet<string>;
  /** Called with the production line of each error, in every environment: a recording takes no other line. What it throws is ignored. */
  readonly onLine?: (line: string) => void;
};

const CodedBody = t.type({ code: t.string });

/** The line with the status of the error, and its code if that is known. */
const productionLine = (line: string, error: NormalisedError | undefined, known: ReadonlySet<string>): string => {
  const status = error?.statusCode ?? null;
  const body = error?.responseBody;
  const code = CodedBody.is(body) && known.has(body.code) ? body.code : null;
  const details = [status, code].filter((detail) => detail !== null);
  return details.length === 0 ? line : `${line} (${details.join(' ')})`;
};

/** Logs to the console. In production an error is one line with a status and a known code, elsewhere all of it with its location. */
export const makeConsoleLog = ({ production, to, knownCodes, onLine }: ConsoleLogParts): Log => ({
  info: (line) => {
    if (!production) to.info(line);
  },
  notice: (line) => to.info(line),
  error: (line, error) => {
    const short = productionLine(line, error, knownCodes);
    if (production) to.error(short);
    else to.error(line, { ...error, stack: error?.stack ?? new Error(line).stack });
    orNull(() => onLine?.(short));
  },
});
