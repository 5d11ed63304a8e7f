import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configText } from '#env/sandbox/account/configFile.ts';
import { readSandboxConfig } from '#env/sandbox/sandboxConfig.ts';
import { makeRequester } from '#tests/e2e/fixtures/hosting/request.ts';
import { startNode, type RunningNode } from '#tests/e2e/fixtures/hosting/startNode.ts';
import { fixtureBuild, shellText, type FixtureBuild } from '#tests/wire/fixtureBuild.ts';

const text = configText();
const host = 'account.xe.localhost';
const size = 50_000_000;

const workerIds = (pid: number): ReadonlyArray<number> =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

// Because: each of these tests starts processes.
describe('the Node server', { timeout: 60_000 }, () => {
  let build: FixtureBuild;
  let config = '';
  let node: RunningNode | null = null;
  const start = async (options: { workers?: number; port?: number; env?: Record<string, string> } = {}) =>
    (node = await startNode({ dist: build.dist, config, port: 0, workers: 2, ...options }));
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

  it('serves the build with two workers, logs no query and no host of others, and stops', async () => {
    const { port, pid, nextOutput, stop } = await start();
    expect(workerIds(pid)).toHaveLength(2);
    expect(await makeRequester(port)(host, '/signin?code=secret')).toMatchObject({ status: 200, text: shellText });
    await nextOutput(/127\.0\.0\.1 \[\S+\] account\.xe\.localhost "GET \/signin" 200 \d+ \d+\n/);
    await makeRequester(port)('evil.example', 'http://person:secret@evil.example/?code=secret');
    await nextOutput(/127\.0\.0\.1 \[\S+\] - "GET \/" 200 \d+ \d+\n/);
    expect((await makeRequester(port)(host, '/env/config.json')).text).toBe(text);
    await stop();
    node = null;
    await expect(makeRequester(port)(host, '/signin')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('uses a changed configuration after SIGHUP in every worker, and stays with it when the next one is not usable', async () => {
    const { port, reload, nextOutput } = await start({ env: { ACCESS_LOG: 'off' } });
    const changed = text.replaceAll('4100', '4200');
    const served = (): Promise<ReadonlyArray<string>> =>
      Promise.all(
        [1, 2, 3, 4].map(() => makeRequester(port)(host, '/env/config.json').then(({ text: answer }) => answer)),
      );
    writeFileSync(config, changed);
    await reload();
    expect(new Set(await served())).toEqual(new Set([changed]));
    writeFileSync(config, '{');
    await nextOutput(/production\.json cannot be used/);
    expect(new Set(await served())).toEqual(new Set([changed]));
  });

  it('replaces a worker that ends', async () => {
    const { port, pid, nextOutput } = await start();
    const [first = 0, second = 0] = workerIds(pid);
    process.kill(first, 'SIGKILL');
    await nextOutput(/A worker ended \(SIGKILL\); another one replaces it\.\nThe server listens on \S+ with 2 workers/);
    expect(workerIds(pid)).toEqual([second, expect.any(Number)]);
    process.kill(second, 'SIGKILL');
    await nextOutput(/A worker ended \(SIGKILL\)/);
    expect((await makeRequester(port)(host, '/healthz')).status).toBe(200);
  });

  it('keeps serving while a replacement cannot start, and tries again', async () => {
    const { port, pid, nextOutput } = await start();
    const index = join(build.dist, 'prerendered', 'index.json');
    renameSync(index, `${index}.old`);
    process.kill(workerIds(pid)[0] ?? 0, 'SIGKILL');
    await nextOutput(/A worker ended \(code 1\); another one replaces it in 1 s/);
    expect((await makeRequester(port)(host, '/healthz')).status).toBe(200);
    renameSync(`${index}.old`, index);
    await nextOutput(/The server listens on \S+ with 2 workers/);
  });

  it('picks up a changed configuration by itself', async () => {
    const { port, nextOutput } = await start({ workers: 1 });
    const changed = text.replaceAll('4100', '4200');
    writeFileSync(config, changed);
    await nextOutput(/The server uses the new configuration/);
    expect((await makeRequester(port)(host, '/env/config.json')).text).toBe(changed);
  });

  it('uses a new configuration after all in a worker that could not at first', async () => {
    const { port, pid, nextOutput } = await start({ workers: 1 });
    const index = join(build.dist, 'prerendered', 'index.json');
    const [worker = 0] = workerIds(pid);
    process.kill(worker, 'SIGSTOP');
    const file = readSandboxConfig();
    const changed = JSON.stringify({ ...file, default: { ...file.default, securityContact: 'nowhere' } });
    // Because: SIGHUP and the watched file would let the primary send it twice.
    writeFileSync(config, changed);
    await nextOutput(/securityContact/);
    renameSync(index, `${index}.old`);
    process.kill(worker, 'SIGCONT');
    await nextOutput(/There is no build in/);
    renameSync(`${index}.old`, index);
    await nextOutput(/The server uses the new configuration/);
    expect(workerIds(pid)).toEqual([worker]);
    expect((await makeRequester(port)(host, '/env/config.json')).text).toBe(changed);
  });

  it('finishes a response when it stops, and closes idle connections at once', async () => {
    writeFileSync(join(build.dist, 'assets', 'large-1a2b.js'), Buffer.alloc(size));
    const { port, stop } = await start({ workers: 1 });
    const open = async (path: string | null): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      if (path === null) return socket.resume();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      await once(socket, 'readable');
      return socket;
    };
    const silent = await open(null);
    const idle = (await open('/healthz')).resume();
    const busy = await open('/assets/large-1a2b.js');
    const closed = Promise.all([once(silent, 'close'), once(idle, 'close')]);
    const stopped = stop();
    node = null;
    await closed;
    const refused = makeRequester(port)(host, '/healthz').catch((fault: unknown) => fault);
    let bytes = 0;
    for await (const part of busy) bytes += (part as Buffer).length;
    expect(bytes).toBeGreaterThan(size);
    expect(await refused).toMatchObject({ code: expect.stringMatching(/^ECONN(?:REFUSED|RESET)$/) });
    await stopped;
  });

  it('says why it cannot start, once', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(start({ port })).rejects.toThrow(
      /ended with 1:\nThe server cannot listen on [^\n]*EADDRINUSE[^\n]*\n/,
    );
    await new Promise((resolve) => other.close(resolve));
  });
});
