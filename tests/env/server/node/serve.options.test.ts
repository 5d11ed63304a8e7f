import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readOptions } from '#env/server/node/serve.ts';

const files = { config: resolve('env/config.json'), dist: resolve('dist'), check: false };
const byDefault = { ...files, host: '127.0.0.1', port: 8080, trustedProxies: 0, logsAccess: true };

it.each([{}, { HOST: '', PORT: '', TRUST_PROXY: '', ACCESS_LOG: '' }])(
  'an option has a default, also with %j',
  (variables) => expect(readOptions([], variables)).toEqual(byDefault),
);

it('the options are read, and the last of a repeated one counts', () => {
  const args = ['--config', 'a.json', '--dist=b', '--check', '--config', 'c.json'];
  const read = { config: resolve('c.json'), dist: resolve('b'), check: true, host: '::', port: 0 };
  const variables = { HOST: '::', PORT: '0', TRUST_PROXY: '2', ACCESS_LOG: 'off' };
  expect(readOptions(args, variables)).toEqual({ ...read, trustedProxies: 2, logsAccess: false });
});

it.each(['PORT=65536', 'PORT=80a', 'PORT=1e3', 'TRUST_PROXY=true', 'ACCESS_LOG=yes'])(
  'an invalid variable is refused in one sentence that names it: %s',
  (text) => {
    const message = expect.stringMatching(new RegExp(`^${text} is [^.]*\\.$`));
    const refusal = expect.objectContaining({ name: 'UserError', message });
    expect(() => readOptions([], Object.fromEntries([text.split('=')]))).toThrow(refusal);
  },
);
