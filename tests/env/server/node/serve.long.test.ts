import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { listen, makeClose } from '#env/sandbox/listen.ts';
import { makeRequester } from '#tests/e2e/fixtures/hosting/request.ts';
import { bundledServer, startNode } from '#tests/e2e/fixtures/hosting/startNode.ts';
import { configText, fixtureDist } from '#tests/env/server/fixtureSite.ts';

const dist = fixtureDist;
const folder = mkdtempSync(join(tmpdir(), 'serve-'));
afterAll(() => rmSync(folder, { recursive: true }));
const config = join(folder, 'production.json');
writeFileSync(config, configText);

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
    await stop();
    await expect(ask('/signin')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('says in one sentence that its port is taken, and ends with 1', async () => {
    const server = createServer();
    const port = await listen(server, 0);
    onTestFinished(makeClose(server));
    await expect(startNode({ dist, config, port })).rejects.toThrow(
      /ended with 1:\n(?:[^\n]* not defined [^\n]*\n)*The server cannot listen on [^\n]*EADDRINUSE[^\n]*\n$/,
    );
  });

  it('says what it takes where it does not know an option', async () => {
    const { status, stderr } = spawnSync(process.execPath, [await bundledServer(), '--port', '80']);
    const usage = 'Usage: node server.mjs [--config FILE] [--dist FOLDER] [--check]';
    expect([status, String(stderr)]).toEqual([1, `Unknown option '--port'\n${usage}\n`]);
  });
});
