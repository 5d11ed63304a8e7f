import type { Log } from '#application/ports/ports.ts';
import type { LogConsole } from './consoleLog.ts';

/** The page whose console is kept quiet. */
export type ConsolePage = Pick<Window, 'addEventListener'> & { readonly console: LogConsole };

const silence = (all: object): void => {
  for (const [name, member] of Object.entries(all))
    // Because: `createTask` writes nothing, and its callers use what it returns.
    if (typeof member === 'function' && name !== 'createTask') Reflect.set(all, name, () => undefined);
};

/**
 * Leaves the console to the log, because libraries and the browser print the texts of services in full. The log must write through a
 * `consoleWriter` that was made before, since what it writes through the console itself is silenced too.
 */
export const quietConsole = (page: ConsolePage, log: Log): void => {
  silence(page.console);
  let isReporting = false;
  // Because: an error is worth a line, so that somebody looks for it. Its text is dropped.
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
