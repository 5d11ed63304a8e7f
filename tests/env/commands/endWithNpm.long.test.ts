import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waiting-'));
  const tsx = pathToFileURL(join(projectRoot, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href;
  const wait = `node --import ${tsx} ${join(projectRoot, 'tests', 'env', 'commands', 'waiting.ts')}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'waiting', scripts: { wait } }));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Sends a signal to the whole group of a process, as a terminal does on Ctrl+C. */
const toGroup = ({ pid = 0 }: ChildProcess): boolean => process.kill(-pid, 'SIGINT');

// Because: each of these tests starts npm.
describe('a command that npm runs', { timeout: 60_000 }, () => {
  it.each<[string, (npm: ChildProcess) => boolean]>([
    ['on Ctrl+C', toGroup],
    ['when npm gets SIGTERM', (npm) => npm.kill('SIGTERM')],
    ['when npm is killed', (npm) => npm.kill('SIGKILL')],
  ])('closes what it has opened, and ends, %s', async (_when, end) => {
    const npm = spawn('npm', ['run', 'wait'], { cwd: folder, detached: true });
    let output = '';
    npm.stdout.on('data', (text) => {
      output += String(text);
      if (String(text).includes('started')) end(npm);
    });
    // Because: the output closes once no process that npm has started is left.
    await once(npm, 'close');
    expect(output).toContain('closed');
  });
});
