import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseError } from '#domain/shared/normalisedError.ts';
import { makeConsoleLog } from '#infrastructure/browser/consoleLog.ts';
import { launchpadCodes as knownCodes } from '#infrastructure/launchpad/toIdentityFault.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const error = {
  message: 'The answer has status 500',
  stack: 'Error: at signIn (/src/here.ts:7:3)',
  statusCode: 500,
  responseBody: { code: 'X', message: 'internal detail' },
};

const makeLog = (production: boolean, onLine?: () => void) => {
  const logged: unknown[][] = [];
  const recorded: string[] = [];
  const write = (...args: unknown[]): void => void logged.push(args);
  const record = (line: string): void => void recorded.push(line);
  const to = { info: write, error: write };
  return { logged, recorded, log: makeConsoleLog({ production, to, knownCodes, onLine: onLine ?? record }) };
};

const anyError = fc.record({
  message: fc.string(),
  stack: fc.option(fc.string()),
  statusCode: fc.option(fc.integer()),
  responseBody: fc.oneof(
    fc.jsonValue(),
    fc.record({ code: fc.oneof(fc.jsonValue(), fc.constantFrom(...knownCodes)), message: fc.string() }),
  ),
});

describe('consoleLog', () => {
  it('logs the error in full outside production, where a recording gets the line of production, and no info', () => {
    const { logged, recorded, log } = makeLog(false);
    log.error('Failed to fetch variables', error);
    log.info('hello');
    log.notice('Session recording disabled');
    expect(logged).toEqual([['Failed to fetch variables', error], ['hello'], ['Session recording disabled']]);
    expect(recorded).toEqual(['Failed to fetch variables (500)']);
  });

  it.each([undefined, normaliseError('timeout after 5s'), { ...error, stack: null }])(
    'logs where a line without a stack comes from, outside production: %j',
    (given) => {
      const { logged, log } = makeLog(false);
      log.error('Variable not defined', given);
      const stack: unknown = expect.stringMatching(/consoleLog\.test\.ts:\d+/);
      expect(logged).toMatchObject([['Variable not defined', { ...given, stack }]]);
    },
  );

  it('logs one line in production: ours, with the status and a known code, without info', () => {
    const { logged, log } = makeLog(true);
    log.error('Failed to fetch variables', error);
    log.error('weblogin failed', { ...error, statusCode: 423, responseBody: { code: 'AccountLockedException' } });
    log.error('Broken off', { ...error, statusCode: null });
    log.info('hello');
    log.notice('Session recording disabled');
    const lines = ['Failed to fetch variables (500)', 'weblogin failed (423 AccountLockedException)', 'Broken off'];
    expect(logged).toEqual([...lines, 'Session recording disabled'].map((line) => [line]));
  });

  itAlways(
    'never says more than the line, the status and a known code, whatever the service sent',
    [anyError],
    (thrown) => {
      const { logged, recorded, log } = makeLog(true);
      log.error('weblogin failed', thrown);
      const [said = ''] = recorded;
      const [line, status = '', code = ''] = /^weblogin failed(?: \((-?\d*) ?(\w*)\))?$/.exec(said) ?? [];
      expect(line).toBe(said);
      expect(status).toBe(thrown.statusCode === null ? '' : String(thrown.statusCode));
      expect(['', ...knownCodes]).toContain(code);
      expect(logged).toEqual([[said]]);
    },
  );

  it('keeps a fault of the recording away from whoever logs', () => {
    const onLine = (): void => {
      throw new Error('canary');
    };
    const { logged, log } = makeLog(true, onLine);
    log.error('weblogin failed');
    expect(logged).toEqual([['weblogin failed']]);
  });
});
