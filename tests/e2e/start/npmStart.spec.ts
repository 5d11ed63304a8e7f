import { expect, test } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, makeClose } from '#env/sandbox/listen.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { callLocalhost } from '#tests/wire/callLocalhost.ts';

const folders = ['application', 'dist', 'domain', 'env', 'infrastructure', 'locales', 'ui'];
const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', '.npmrc'];

/** A copy of the sources and the build, whose files have other times. */
const copyProject = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'start-'));
  for (const path of [...folders, ...settings]) cpSync(join(projectRoot, path), join(copy, path), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  return copy;
};

const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server, 0);
  await makeClose(server)();
  return port;
};

/** Starts the sandbox of a folder, and returns what it prints until it runs. */
const start = async (npm: ChildProcess): Promise<string> => {
  let printed = '';
  const running = new Promise<void>((resolve) =>
    npm.stdout?.on('data', (text) => {
      printed += String(text);
      if (printed.includes('Stop with')) resolve();
    }),
  );
  await Promise.race([running, once(npm, 'exit')]);
  return printed;
};

test('npm start in a copied folder serves every host with the copied build', async () => {
  const copy = copyProject();
  const env = { ...process.env, PORT: String(await freePort()) };
  const npm = spawn('npm', ['start'], { cwd: copy, env, detached: true });
  try {
    const printed = await start(npm);
    expect(printed).not.toContain('Building');
    const addresses = printed.match(/http:\S+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(15);
    for (const address of addresses) {
      const { status } = await callLocalhost(new Request(address));
      expect([address, status < 500 && status !== 421]).toEqual([address, true]);
    }
  } finally {
    process.kill(-(npm.pid ?? 0), 'SIGINT');
    await once(npm, 'close');
    rmSync(copy, { recursive: true });
  }
});
