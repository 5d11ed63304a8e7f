import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleServer } from '#env/build/bundleModule.ts';
import { configText } from '#env/sandbox/account/configFile.ts';
import { makeRequester } from '#tests/e2e/fixtures/hosting/request.ts';
import { checkNode, startNode, type RunningNode } from '#tests/e2e/fixtures/hosting/startNode.ts';
import { fixtureBuild, shellText, type FixtureBuild } from '#tests/wire/fixtureBuild.ts';

const text = configText();
const host = 'account.xe.localhost';
const size = 50_000_000;

// Because: each of these tests starts a process.
describe('the Node server', { timeout: 60_000 }, () => {
  let build: FixtureBuild;
  let config = '';
  let node: RunningNode | null = null;
  const start = async (port: number = 0) => (node = await startNode({ dist: build.dist, config, port }));
  beforeEach(() => {
    build = fixtureBuild();
    config = join(build.dist, '..', 'production.json');
    writeFileSync(config, text);
  });
  afterEach(async () => {
    await node?.stop();
    node = null;
    build.remove();
  });

  it('serves the build, logs no query and no host of others, and stops', async () => {
    const { port, nextOutput, stop } = await start();
    expect(await makeRequester(port)(host, '/signin?code=secret')).toMatchObject({ status: 200, text: shellText });
    await nextOutput(
      /"client":"127\.0\.0\.1","host":"account\.xe\.localhost","method":"GET","path":"\/signin","status":200,/,
    );
    await makeRequester(port)('evil.example', 'http://person:secret@evil.example/?code=secret');
    await nextOutput(/"client":"127\.0\.0\.1","host":"-","method":"GET","path":"\/","status":200,.*\n/);
    expect((await makeRequester(port)(host, '/env/config.json')).text).toBe(text);
    await stop();
    node = null;
    await expect(makeRequester(port)(host, '/signin')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('is what `npm run serve` starts and stops, and whose message it ends with if it cannot start', async () => {
    const options = { dist: build.dist, config, port: 0, isCommand: true };
    const { port, stop } = await startNode(options);
    expect((await makeRequester(port)(host, '/env/config.json')).text).toBe(text);
    await stop();
    await expect(makeRequester(port)(host, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await expect(startNode({ ...options, env: { ACCESS_LOG: 'maybe' } })).rejects.toThrow(
      'ended with 1:\nACCESS_LOG=maybe is neither on nor off.\n',
    );
  });

  it('finishes a response when it stops, and then closes idle connections', async () => {
    writeFileSync(join(build.dist, 'assets', 'large-1a2b.js'), Buffer.alloc(size));
    const { port, stop } = await start();
    const open = async (path: string): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      await once(socket, 'readable');
      return socket;
    };
    const idle = (await open('/healthz')).resume();
    const busy = await open('/assets/large-1a2b.js');
    const closed = once(idle, 'close');
    const stopped = stop();
    node = null;
    let bytes = 0;
    for await (const part of busy) bytes += (part as Buffer).length;
    expect(bytes).toBeGreaterThan(size);
    await closed;
    await stopped;
  });

  it('says in one sentence why it cannot listen', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(start(port)).rejects.toThrow(/ended with 1:\nThe server cannot listen on [^\n]*EADDRINUSE[^\n]*\n$/);
    await new Promise((resolve) => other.close(resolve));
  });

  it('says what it takes where it does not know an option', async () => {
    const { status, stderr } = spawnSync(process.execPath, [await bundleServer(), '--port', '80'], {
      encoding: 'utf8',
    });
    expect([status, stderr.split('\n')]).toEqual([
      1,
      ["Unknown option '--port'", 'Usage: node server.mjs [--config FILE] [--dist FOLDER] [--check]', ''],
    ]);
  });

  it('checks the configuration and the build without serving, and says in one sentence what is wrong', async () => {
    const check = (env: Readonly<Record<string, string>> = {}) => checkNode({ dist: build.dist, config, port: 0, env });
    expect(await check()).toEqual([0, expect.stringContaining('The configuration and the build can be used.\n')]);
    expect(await check({ PORT: '80a' })).toEqual([1, 'PORT=80a is not a whole number between 0 and 65535.\n']);
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
