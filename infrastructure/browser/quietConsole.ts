import type { Log } from '#application/ports/log.ts';

type WritingConsole = Pick<typeof console, 'error' | 'info'>;

/** The page whose console is kept quiet. */
export type ConsolePage = Pick<Window, 'addEventListener'> & { readonly console: WritingConsole };

/** The console as it is now: its functions go on writing after `quietConsole`. */
export const consoleWriter = ({ info, error }: WritingConsole): WritingConsole => ({
  info: (...said) => info(...said),
  error: (...said) => error(...said),
});

// Because: `createTask` writes nothing, and its callers use what it returns.
const mayStay = ['createTask'];

const silence = (quiet: object): void => {
  for (const [name, member] of Object.entries(quiet))
    if (typeof member === 'function' && !mayStay.includes(name)) Reflect.set(quiet, name, () => undefined);
};

/** Runs a function, and does nothing where it is called while it runs. */
const notWithin = (run: () => void): (() => void) => {
  let isRunning = false;
  return () => {
    if (isRunning) return;
    isRunning = true;
    try {
      run();
    } finally {
      isRunning = false;
    }
  };
};

const quietPages = new WeakSet<ConsolePage>();

/**
 * Leaves the console to the log. Libraries and the browser print errors in full, and their text can be that of a service: the log says
 * only that there was one. A page is quiet once; a second call changes nothing.
 */
export const quietConsole = (page: ConsolePage, log: Log): void => {
  if (quietPages.has(page)) return;
  quietPages.add(page);
  silence(page.console);
  // Because: a listener of the log may report an error itself.
  page.console.error = notWithin(() => log.error('A library reported an error'));
  const report = (event: Event, line: string): void => {
    event.preventDefault();
    log.error(line);
  };
  page.addEventListener('error', (event) => report(event, 'An error was not handled'));
  page.addEventListener('unhandledrejection', (event) => report(event, 'A rejection was not handled'));
};
