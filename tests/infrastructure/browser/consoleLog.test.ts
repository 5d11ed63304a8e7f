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

const makeLog = (production: boolean) => {
  const logged: unknown[][] = [];
  const recorded: string[] = [];
  const to = {
    info: (...args: unknown[]) => void logged.push(args),
    error: (...args: unknown[]) => void logged.push(args),
  };
  const onLine = (line: string): void => void recorded.push(line);
  return { logged, recorded, log: makeConsoleLog({ production, to, knownCodes, onLine }) };
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
  it('logs the error in full outside production', () => {
    const { logged, log } = makeLog(false);
    log.error('Failed to fetch variables', error);
    log.info('hello');
    log.notice('Session recording disabled');
    expect(logged).toEqual([['Failed to fetch variables', error], ['hello'], ['Session recording disabled']]);
  });

  it.each([
    ['without an error', undefined],
    ['with a thrown text', normaliseError('timeout after 5s')],
    ['with an error that has no stack', { ...error, stack: null }],
  ])('logs a line %s with its location outside production', (_, given) => {
    const { logged, log } = makeLog(false);
    log.error('Variable not defined for this environment: version', given);
    const [[line, told] = []] = logged;
    expect(line).toBe('Variable not defined for this environment: version');
    expect(told).toMatchObject({ ...given, stack: expect.stringMatching(/consoleLog\.test\.ts:\d+/) as unknown });
  });

  it('logs one line in production: ours, with the status and a known code, without info', () => {
    const { logged, log } = makeLog(true);
    log.error('Failed to fetch variables', error);
    log.error('weblogin failed', { ...error, statusCode: 423, responseBody: { code: 'AccountLockedException' } });
    log.error('Variable not defined for this environment: version');
    log.error('Broken off', { ...error, statusCode: null });
    log.info('hello');
    log.notice('Session recording disabled');
    expect(logged).toEqual([
      ['Failed to fetch variables (500)'],
      ['weblogin failed (423 AccountLockedException)'],
      ['Variable not defined for this environment: version'],
      ['Broken off'],
      ['Session recording disabled'],
    ]);
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

  it('gives a recording the line of production in every environment, and no info', () => {
    for (const production of [true, false]) {
      const { recorded, log } = makeLog(production);
      log.error('Failed to fetch variables', error);
      log.info('hello');
      log.notice('hello');
      expect(recorded).toEqual(['Failed to fetch variables (500)']);
    }
  });

  it('keeps a fault of the recording away from whoever logs', () => {
    const said: string[] = [];
    const to = { info: () => undefined, error: (line: string) => void said.push(line) };
    const onLine = (): void => {
      throw new Error('canary');
    };
    const log = makeConsoleLog({ production: true, to, knownCodes, onLine });
    expect(() => log.error('weblogin failed')).not.toThrow();
    expect(said).toEqual(['weblogin failed']);
  });
});
