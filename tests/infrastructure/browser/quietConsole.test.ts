// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { makeMemoryLog } from '#infrastructure/sandbox/memoryLog.ts';
import { consoleWriter, quietConsole } from '#infrastructure/browser/quietConsole.ts';

const methods = ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'] as const;

const makePage = () => {
  const written: unknown[] = [];
  const write = (...said: unknown[]): void => void written.push(...said);
  const quiet = { debug: write, dir: write, info: write, log: write, table: write, trace: write, warn: write };
  return {
    written,
    page: { console: { ...quiet, error: write }, addEventListener: window.addEventListener.bind(window) },
  };
};

describe('quietConsole', () => {
  it('lets no library write to the console, and logs that an error was reported', () => {
    const { page, written } = makePage();
    const log = makeMemoryLog();
    quietConsole(page, log);
    for (const method of methods) page.console[method]('canary');
    expect(written).toEqual([]);
    expect(log.lines()).toEqual([{ level: 'error', line: 'A library reported an error', error: null }]);
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
