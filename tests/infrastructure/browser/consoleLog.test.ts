import { describe, expect, it } from 'vitest';
import { makeConsoleLog } from '#infrastructure/browser/consoleLog.ts';

const error = {
  message: 'The answer has status 500',
  stack: 'Error: at signIn (/src/here.ts:7:3)',
  statusCode: 500,
  responseBody: { code: 'X', message: 'internal detail' },
};

const listening = (production: boolean) => {
  const said: unknown[][] = [];
  const to = {
    info: (...words: unknown[]) => void said.push(words),
    error: (...words: unknown[]) => void said.push(words),
  };
  return { said, log: makeConsoleLog(production, to) };
};

describe('consoleLog', () => {
  it('says where it happened outside production', () => {
    const { said, log } = listening(false);
    log.error('Failed to fetch variables', error);
    log.info('hello');
    expect(said).toEqual([['Failed to fetch variables', error], ['hello']]);
  });

  it('is terse in production: no place, no body, no chatter', () => {
    const { said, log } = listening(true);
    log.error('Failed to fetch variables', error);
    log.error('Variable not defined for this environment: version');
    log.error('Broken off', { ...error, statusCode: null });
    log.info('hello');
    expect(said).toEqual([
      ['Failed to fetch variables: The answer has status 500 (500)'],
      ['Variable not defined for this environment: version'],
      ['Broken off: The answer has status 500'],
    ]);
  });
});
