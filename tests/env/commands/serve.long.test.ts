import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configText } from '#env/sandbox/account/configFile.ts';
import { makeRequester } from '#tests/e2e/fixtures/hosting/request.ts';
import { startNode } from '#tests/e2e/fixtures/hosting/startNode.ts';
import { fixtureBuild, type FixtureBuild } from '#tests/wire/fixtureBuild.ts';

const host = 'account.xe.localhost';

// Because: each of these tests starts a process, and the command loads the sources.
describe('npm run serve', { timeout: 60_000 }, () => {
  let build: FixtureBuild;
  let config = '';
  beforeEach(() => {
    build = fixtureBuild();
    config = join(build.dist, '..', 'production.json');
    writeFileSync(config, configText());
  });
  afterEach(() => build.remove());

  it('starts the Node server, which stops', async () => {
    const { port, stop } = await startNode({ dist: build.dist, config, port: 0, isCommand: true });
    const request = makeRequester(port);
    expect((await request(host, '/env/config.json')).text).toBe(readFileSync(config, 'utf8'));
    await stop();
    await expect(request(host, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('ends with the message of the server if it cannot start', async () => {
    const env = { ACCESS_LOG: 'maybe' };
    await expect(startNode({ dist: build.dist, config, port: 0, isCommand: true, env })).rejects.toThrow(
      'ended with 1:\nACCESS_LOG=maybe is neither on nor off.\n',
    );
  });
});
