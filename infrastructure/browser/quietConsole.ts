import type { Log } from '#application/ports/log.ts';

type WritingConsole = Pick<typeof console, 'debug' | 'dir' | 'error' | 'info' | 'log' | 'table' | 'trace' | 'warn'>;

/** The page whose console is kept quiet. */
export type ConsolePage = Pick<Window, 'addEventListener'> & { readonly console: WritingConsole };

/** The console as it is now: its functions go on writing after `quietConsole`. */
export const consoleWriter = ({ info, error }: WritingConsole): Pick<WritingConsole, 'info' | 'error'> => ({
  info: (...said) => info(...said),
  error: (...said) => error(...said),
});

const silent = ['debug', 'dir', 'info', 'log', 'table', 'trace', 'warn'] as const;

/**
 * Leaves the console to the log. Libraries and the browser print errors in full, and their text can be that of a service: the log says
 * only that there was one.
 */
export const quietConsole = (page: ConsolePage, log: Log): void => {
  silent.forEach((method) => {
    page.console[method] = () => undefined;
  });
  page.console.error = () => log.error('A library reported an error');
  const report = (event: Event, line: string): void => {
    event.preventDefault();
    log.error(line);
  };
  page.addEventListener('error', (event) => report(event, 'An error was not handled'));
  page.addEventListener('unhandledrejection', (event) => report(event, 'A rejection was not handled'));
};
