import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { lockedFolders } from '#env/commands/prepare.mjs';
import { listen, makeClose } from '#env/sandbox/listen.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';

const closes: Array<() => Promise<void>> = [];
afterAll(() => Promise.all(closes.map((close) => close())));

const outdatedAt = async (answer: RequestListener) => {
  const server = createServer(answer);
  const port = await listen(server, 0);
  closes.push(makeClose(server));
  const atServer = { npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0' };
  const command = spawn(process.execPath, ['env/commands/run.mjs', 'outdated'], {
    cwd: projectRoot,
    env: { ...process.env, ...atServer },
  });
  const [listed, fault] = await Promise.all([text(command.stdout), text(command.stderr)]);
  return { listed, fault };
};

const pinned = Object.assign(
  {},
  ...lockedFolders.flatMap((folder) => {
    const manifest = readFileSync(join(projectRoot, folder, 'package.json'), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(manifest);
    return [dependencies, devDependencies];
  }),
);

const newer: Readonly<Record<string, readonly string[]>> = {
  react: ['98.0.0', '99.0.0'],
  vite: ['98.0.0'],
  hono: ['99.0.0'],
  autocannon: ['98.0.0'],
  '@stryker-mutator/core': [],
};

/** Describes some packages, of which Node 20.19.0 cannot run a version 99; knows no other package. */
const describePackage: RequestListener = ({ url = '' }, response) => {
  const name = decodeURIComponent(url.slice(1));
  if (newer[name] === undefined) return response.writeHead(404).end('{}');
  const known = [pinned[name], ...newer[name]];
  const engines = (version: string) => (version === '99.0.0' ? { node: '>=20.19.1' } : {});
  const versions = known.map((version) => [version, { name, version, engines: engines(version) }]);
  const tags = { latest: known.at(-1) };
  return response.end(JSON.stringify({ name, 'dist-tags': tags, versions: Object.fromEntries(versions) }));
};

describe.concurrent('npm run outdated', { timeout: 60_000 }, () => {
  it('lists the newest release that the oldest supported Node can run, with the reason of a pin', async () => {
    const { listed } = await outdatedAt(describePackage);
    expect(listed.trim().split('\n')).toEqual([
      expect.stringMatching(/^\S+ → 98\.0\.0 - react: .+\/signin/),
      `${pinned.vite} → 98.0.0 vite`,
      `${pinned.autocannon} → 98.0.0 autocannon`,
    ]);
  });

  it('says why it cannot list them, where the registry fails', async () => {
    const { listed, fault } = await outdatedAt((_, response) => response.writeHead(500).end());
    expect(listed).toBe('');
    expect(fault).toMatch(/^500 /);
    expect(fault).not.toMatch(/^ +at /m);
  });
});
