import { describe, expect, it } from 'vitest';
import { makeConsoleLog } from '#infrastructure/browser/consoleLog.ts';

const error = {
  message: 'The answer has status 500',
  stack: 'Error: at signIn (/src/here.ts:7:3)',
  statusCode: 500,
  responseBody: { code: 'X', message: 'internal detail' },
};

const makeLog = (production: boolean) => {
  const logged: unknown[][] = [];
  const output = {
    info: (...args: unknown[]) => void logged.push(args),
    error: (...args: unknown[]) => void logged.push(args),
  };
  return { logged, log: makeConsoleLog(production, output) };
};

describe('consoleLog', () => {
  it('logs the error in full outside production', () => {
    const { logged, log } = makeLog(false);
    log.error('Failed to fetch variables', error);
    log.info('hello');
    expect(logged).toEqual([['Failed to fetch variables', error], ['hello']]);
  });

  it('logs one line in production, without stack, body or info', () => {
    const { logged, log } = makeLog(true);
    log.error('Failed to fetch variables', error);
    log.error('Variable not defined for this environment: version');
    log.error('Broken off', { ...error, statusCode: null });
    log.info('hello');
    expect(logged).toEqual([
      ['Failed to fetch variables: The answer has status 500 (500)'],
      ['Variable not defined for this environment: version'],
      ['Broken off: The answer has status 500'],
    ]);
  });
});
