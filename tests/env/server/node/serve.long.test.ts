import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { bundleServer } from '#env/build/bundleModule.ts';
import { makeRequester } from '#tests/e2e/fixtures/hosting/request.ts';
import { checkNode, startNode } from '#tests/e2e/fixtures/hosting/startNode.ts';
import { configText, fixtureDist } from '#tests/env/server/fixtureSite.ts';

const folder = mkdtempSync(join(tmpdir(), 'serve-'));
afterAll(() => rmSync(folder, { recursive: true }));
const configWith = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const [config, dist] = [configWith('production.json', configText), fixtureDist];

// Because: each of these tests starts a process.
describe('the Node server', { timeout: 60_000 }, () => {
  it.each([
    ['its bundle', false],
    ['`npm run serve`', true],
  ])('of %s serves the build and the configuration, logs no query, and stops', async (_what, isCommand) => {
    const { port, nextOutput, stop } = await startNode({ dist, config, port: 0, isCommand });
    onTestFinished(stop);
    const ask = (path: string) => makeRequester(port)('account.xe.test', path);
    const page = { status: 200, text: expect.stringContaining('xe/en-GB/signin') };
    expect(await ask('/signin?code=secret')).toMatchObject(page);
    await nextOutput(/"client":"127\.0\.0\.1","host":"account\.xe\.test","method":"GET","path":"\/signin",/);
    expect((await ask('/env/config.json')).text).toBe(configText);
    const taken = startNode({ dist, config, port, isCommand });
    await expect(taken).rejects.toThrow(
      /ended with 1:\n(?:[^\n]* not defined [^\n]*\n)*The server cannot listen on [^\n]*EADDRINUSE[^\n]*\n$/,
    );
    await stop();
    await expect(ask('/signin')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('says what it takes where it does not know an option', async () => {
    const { status, stderr } = spawnSync(process.execPath, [await bundleServer(), '--port', '80']);
    const usage = 'Usage: node server.mjs [--config FILE] [--dist FOLDER] [--check]';
    expect([status, String(stderr)]).toEqual([1, `Unknown option '--port'\n${usage}\n`]);
  });

  it('checks the configuration and the build without serving, and says in one sentence what is wrong', async () => {
    const [broken, gone] = [
      configWith('broken.json', configText.replaceAll('transferSiteUrl', 'x')),
      join(folder, 'gone.json'),
    ];
    const changes = [{}, { config: broken }, { config: gone }, { dist: folder }];
    const said = await Promise.all(changes.map((change) => checkNode({ dist, config, port: 0, ...change })));
    expect(said).toEqual([
      [0, expect.stringContaining('The configuration and the build can be used.\n')],
      [1, expect.stringMatching(/transferSiteUrl\n/)],
      [1, expect.stringMatching(/^The configuration cannot be read: ENOENT[^\n]*gone\.json'\.\n$/)],
      [1, expect.stringMatching(/^There is no build in [^\n]*\n$/)],
    ]);
  });
});
