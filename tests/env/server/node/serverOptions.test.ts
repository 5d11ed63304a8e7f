import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from '#env/server/node/serve.ts';

const byDefault = {
  config: resolve('env/config.json'),
  dist: resolve('dist'),
  check: false,
  host: '127.0.0.1',
  port: 8080,
  trustedProxies: 0,
  logsAccess: true,
};

describe('the options of the server', () => {
  it('have defaults, also where a variable is empty', () => {
    expect(readOptions([], {})).toEqual(byDefault);
    expect(readOptions([], { HOST: '', PORT: '', TRUST_PROXY: '', ACCESS_LOG: '' })).toEqual(byDefault);
  });

  it('are read, and the last of a repeated one counts', () => {
    const args = ['--config', 'a.json', '--dist=b', '--check', '--config', 'c.json'];
    expect(readOptions(args, { HOST: '::', PORT: '0', TRUST_PROXY: '2', ACCESS_LOG: 'off' })).toEqual({
      config: resolve('c.json'),
      dist: resolve('b'),
      check: true,
      host: '::',
      port: 0,
      trustedProxies: 2,
      logsAccess: false,
    });
  });

  it.each([['--port', '80'], ['--workers', '2'], ['dist']])('refuse %j, which they do not know', (...args) => {
    expect(() => readOptions(args, {})).toThrow(args[0]);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['PORT', ' 80'],
    ['PORT', '1e3'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1.5'],
    ['ACCESS_LOG', 'yes'],
  ])('refuse an invalid variable in one sentence that names it: %s=%s', (name, value) => {
    const message = expect.stringMatching(new RegExp(`^${name}=${value} is [^.]*\\.$`));
    const refusal = expect.objectContaining({ name: 'UserError', message });
    expect(() => readOptions([], { [name]: value })).toThrow(refusal);
  });
});
