import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { bundleServer } from '#env/build/bundleModule.ts';
import { configText } from '#env/sandbox/sandboxConfig.ts';
import { makeRequester } from '#tests/e2e/fixtures/hosting/request.ts';
import { checkNode, startNode } from '#tests/e2e/fixtures/hosting/startNode.ts';
import { fixtureBuild, shellText, type FixtureBuild } from '#tests/wire/fixtureBuild.ts';

const text = configText();
const host = 'account.xe.localhost';

// Because: each of these tests starts a process.
describe('the Node server', { timeout: 60_000 }, () => {
  let build: FixtureBuild;
  let config = '';
  beforeEach(() => {
    build = fixtureBuild();
    config = join(build.dist, '..', 'production.json');
    writeFileSync(config, text);
  });
  afterEach(() => build.remove());

  it.each([
    ['its bundle', false],
    ['`npm run serve`', true],
  ])('of %s serves the build and the configuration, logs no query, and stops', async (_what, isCommand) => {
    const { port, nextOutput, stop } = await startNode({ dist: build.dist, config, port: 0, isCommand });
    onTestFinished(stop);
    const ask = makeRequester(port);
    expect(await ask(host, '/signin?code=secret')).toMatchObject({ status: 200, text: shellText });
    await nextOutput(/"client":"127\.0\.0\.1","host":"account\.xe\.localhost","method":"GET","path":"\/signin",/);
    expect((await ask(host, '/env/config.json')).text).toBe(text);
    const taken = startNode({ dist: build.dist, config, port, isCommand });
    await expect(taken).rejects.toThrow(/ended with 1:\nThe server cannot listen on [^\n]*EADDRINUSE[^\n]*\n$/);
    await stop();
    await expect(ask(host, '/signin')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('says what it takes where it does not know an option', async () => {
    const { status, stderr } = spawnSync(process.execPath, [await bundleServer(), '--port', '80']);
    const usage = 'Usage: node server.mjs [--config FILE] [--dist FOLDER] [--check]';
    expect([status, String(stderr)]).toEqual([1, `Unknown option '--port'\n${usage}\n`]);
  });

  it('checks the configuration and the build without serving, and says in one sentence what is wrong', async () => {
    const check = () => checkNode({ dist: build.dist, config, port: 0 });
    expect(await check()).toEqual([0, expect.stringContaining('The configuration and the build can be used.\n')]);
    writeFileSync(config, text.replaceAll('transferSiteUrl', 'x'));
    expect(await check()).toEqual([1, expect.stringMatching(/transferSiteUrl\n/)]);
    rmSync(config);
    const reason = /^The configuration cannot be read: ENOENT[^\n]*production\.json'\.\n$/;
    expect(await check()).toEqual([1, expect.stringMatching(reason)]);
    writeFileSync(config, text);
    rmSync(join(build.dist, 'prerendered', 'index.json'));
    expect(await check()).toEqual([1, expect.stringMatching(/^There is no build in [^\n]*\n$/)]);
  });
});
