import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#env/server/node/serverEnvironment.ts';

describe('the environment variables of the server', () => {
  it('have defaults, also when they are empty', () => {
    const byDefault = { host: '127.0.0.1', port: 8080, trustedProxies: 0, logsAccess: true };
    expect(readEnvironment({})).toEqual(byDefault);
    expect(readEnvironment({ HOST: '', PORT: '', TRUST_PROXY: '', ACCESS_LOG: '' })).toEqual(byDefault);
  });

  it('are read', () => {
    expect(readEnvironment({ HOST: '::', PORT: '0', TRUST_PROXY: '2', ACCESS_LOG: 'off' })).toEqual({
      host: '::',
      port: 0,
      trustedProxies: 2,
      logsAccess: false,
    });
  });

  it.each([
    { PORT: '65536' },
    { PORT: '80a' },
    { PORT: '-1' },
    { PORT: ' 80' },
    { PORT: '1e3' },
    { TRUST_PROXY: 'true' },
    { TRUST_PROXY: '1.5' },
    { ACCESS_LOG: 'yes' },
  ])('are refused in one sentence that names them: %j', (variables) => {
    const [[name, value] = ['', '']] = Object.entries(variables);
    expect(() => readEnvironment(variables)).toThrow(
      expect.objectContaining({
        name: 'UserError',
        message: expect.stringMatching(new RegExp(`^${name}=${value} is [^.]*\\.$`)),
      }),
    );
  });
});
