import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { bundleForNode } from '#env/build/bundleModule.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';

const command = ['exec', '-c', `node ${await bundleForNode('tests/env/commands/waiting.ts', 'waiting.mjs')}`];

it.concurrent.each<[string, (npm: ChildProcess) => boolean]>([
  ['on Ctrl+C, which a terminal sends to the whole group', ({ pid = 0 }) => process.kill(-pid, 'SIGINT')],
  ['when npm gets SIGTERM', (npm) => npm.kill('SIGTERM')],
  ['when npm is killed', (npm) => npm.kill('SIGKILL')],
])('a command that npm runs closes what it has opened, and ends, %s', { timeout: 60_000 }, async (_when, end) => {
  const npm = spawn('npm', command, { cwd: projectRoot, detached: true });
  let output = '';
  npm.stdout.on('data', (text) => {
    output += String(text);
    if (String(text).includes('started')) end(npm);
  });
  // Because: the output closes once no process that npm has started is left.
  await once(npm, 'close');
  expect(output).toContain('closed');
});
