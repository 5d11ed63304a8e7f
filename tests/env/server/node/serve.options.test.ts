import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readOptions, serve } from '#env/server/node/serve.ts';
import { configText, fixtureDist } from '#tests/env/server/fixtureSite.ts';

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

it('with --check, the configuration and the build are only read, and one sentence says what is wrong', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const folder = mkdtempSync(join(tmpdir(), 'serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pathOf = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const broken = pathOf('broken', configText.replaceAll('transferSiteUrl', 'x'));
  const check = (...args: readonly string[]) => serve(readOptions(['--check', ...args], {}));
  const good = ['--dist', fixtureDist, '--config', pathOf('good', configText)];
  await check(...good);
  expect(said.mock.calls).toEqual([['The configuration and the build can be used.']]);
  const refusal = (message: RegExp) => ({ name: 'UserError', message: expect.stringMatching(message) });
  await expect(check(...good, '--config', broken)).rejects.toMatchObject(refusal(/transferSiteUrl$/m));
  const isGone = /^The configuration cannot be read: ENOENT[^\n]*gone'\.$/;
  await expect(check(...good, '--config', join(folder, 'gone'))).rejects.toMatchObject(refusal(isGone));
  await expect(check(...good, '--dist', folder)).rejects.toMatchObject(refusal(/^There is no build in [^\n]*$/));
});
