import type { Log } from '#application/ports/log.ts';
import type { NormalisedError } from '#domain/shared/normalisedError.ts';

type Console = Pick<typeof console, 'info' | 'error'>;

/** What the log needs. */
export type ConsoleLogParts = {
  readonly production: boolean;
  readonly to: Console;
  /** The codes of a service's answer that a line may name. */
  readonly knownCodes: ReadonlySet<string>;
  /** Called with each error as production logs it, in every environment: a recording takes no other line. */
  readonly onLine?: (line: string) => void;
};

const codeIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : null;

const detailsOf = (
  { statusCode, responseBody }: NormalisedError,
  known: ReadonlySet<string>,
): ReadonlyArray<string> => {
  const code = codeIn(responseBody);
  return [
    ...(statusCode === null ? [] : [String(statusCode)]),
    ...(typeof code === 'string' && known.has(code) ? [code] : []),
  ];
};

const productionLine = (line: string, error: NormalisedError | undefined, known: ReadonlySet<string>): string => {
  const details = error === undefined ? [] : detailsOf(error, known);
  return details.length === 0 ? line : `${line} (${details.join(' ')})`;
};

/**
 * Logs to the console. In production an error is one line: our own words, the status and a known code, never another text of the
 * error. Outside production it is logged in full, with its location.
 */
export const makeConsoleLog = ({ production, to, knownCodes, onLine }: ConsoleLogParts): Log => ({
  info: (line) => {
    if (!production) to.info(line);
  },
  notice: (line) => to.info(line),
  error: (line, error) => {
    const short = productionLine(line, error, knownCodes);
    if (production) to.error(short);
    else to.error(line, { ...error, stack: error?.stack ?? new Error(line).stack });
    // Because: a fault of the recording must not become one of whoever logs.
    try {
      onLine?.(short);
    } catch {
      to.error('A line of the log was not recorded');
    }
  },
});
