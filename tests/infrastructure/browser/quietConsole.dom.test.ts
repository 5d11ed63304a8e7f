import { describe, expect, it } from 'vitest';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { consoleWriter } from '#infrastructure/browser/consoleLog.ts';
import { quietConsole } from '#infrastructure/browser/quietConsole.ts';

/** Functions of a console that write. */
const writing =
  'assert count countReset debug dir dirxml group groupCollapsed groupEnd info log table time timeEnd timeLog trace warn';

/** A page, and what was written to its console. */
const makePage = () => {
  const written: unknown[] = [];
  const write = (...said: unknown[]): void => void written.push(...said);
  const members = Object.fromEntries(writing.split(' ').map((name) => [name, write]));
  const plain = { ...members, error: write, info: write };
  return { written, page: { console: plain, addEventListener: window.addEventListener.bind(window) } };
};

/** Calls every function of a console. */
const callAll = (all: object): void => {
  for (const member of Object.values(all)) if (typeof member === 'function') member('canary');
};

describe('quietConsole', () => {
  it('lets no library write to the console, and logs that an error was reported', () => {
    const { page, written } = makePage();
    const log = makeMemoryLog();
    quietConsole(page, log);
    callAll(page.console);
    expect(written).toEqual([]);
    expect(log.lines()).toEqual([{ level: 'error', line: 'A library reported an error', error: null }]);
  });

  it('leaves a function that writes nothing', () => {
    const task = { run: () => 'done' };
    const { page } = makePage();
    const withTasks = { ...page, console: { ...page.console, createTask: () => task } };
    quietConsole(withTasks, makeMemoryLog());
    expect(withTasks.console.createTask()).toBe(task);
  });

  it('says once that an error was reported, although the log reports another', () => {
    const { page } = makePage();
    const lines: string[] = [];
    const error = (line: string): void => {
      lines.push(line);
      page.console.error('canary');
    };
    quietConsole(page, { info: () => undefined, notice: () => undefined, error });
    page.console.error('canary');
    page.console.error('canary');
    expect(lines).toEqual(['A library reported an error', 'A library reported an error']);
  });

  it('leaves the log its own way to the console', () => {
    const { page, written } = makePage();
    const to = consoleWriter(page.console);
    quietConsole(page, makeMemoryLog());
    to.error('weblogin failed');
    to.info('hello');
    expect(written).toEqual(['weblogin failed', 'hello']);
  });

  it.each([
    ['error', 'An error was not handled'],
    ['unhandledrejection', 'A rejection was not handled'],
  ])('keeps the text of an unhandled %s from the console', (type, line) => {
    const log = makeMemoryLog();
    quietConsole(makePage().page, log);
    const event = new Event(type, { cancelable: true });
    window.dispatchEvent(Object.assign(event, { message: 'canary', reason: new Error('canary') }));
    expect(event.defaultPrevented).toBe(true);
    expect(log.lines()).toEqual([{ level: 'error', line, error: null }]);
  });
});
