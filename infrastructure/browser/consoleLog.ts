import * as t from 'io-ts';
import type { Log } from '#application/ports/ports.ts';
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

const Coded = t.type({ code: t.string });

const productionLine = (line: string, error: NormalisedError | undefined, known: ReadonlySet<string>): string => {
  const status = error?.statusCode ?? null;
  const body = error?.responseBody;
  const code = Coded.is(body) && known.has(body.code) ? body.code : null;
  const details = [status, code].filter((detail) => detail !== null);
  return details.length === 0 ? line : `${line} (${details.join(' ')})`;
};

/** Logs to the console: in production one line with a status and a known code, elsewhere the whole error with its location. */
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

/** The page whose console is kept quiet. */
export type ConsolePage = Pick<Window, 'addEventListener'> & { readonly console: Console };

/** The console as it is now: its functions go on writing after `quietConsole`. */
export const consoleWriter = ({ info, error }: Console): Console => ({
  info: (...said) => info(...said),
  error: (...said) => error(...said),
});

const silence = (quiet: object): void => {
  for (const [name, member] of Object.entries(quiet))
    // Because: `createTask` writes nothing, and its callers use what it returns.
    if (typeof member === 'function' && name !== 'createTask') Reflect.set(quiet, name, () => undefined);
};

/** Leaves the console to the log, because libraries and the browser print the texts of services in full. */
export const quietConsole = (page: ConsolePage, log: Log): void => {
  silence(page.console);
  let isReporting = false;
  page.console.error = () => {
    // Because: a listener of the log may report an error itself.
    if (isReporting) return;
    isReporting = true;
    log.error('A library reported an error');
    isReporting = false;
  };
  const report = (event: Event, line: string): void => {
    event.preventDefault();
    log.error(line);
  };
  page.addEventListener('error', (event) => report(event, 'An error was not handled'));
  page.addEventListener('unhandledrejection', (event) => report(event, 'A rejection was not handled'));
};
