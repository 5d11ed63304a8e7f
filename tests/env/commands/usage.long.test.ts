import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['env/commands/run.mjs', ...args], { cwd: projectRoot, encoding: 'utf8' });

it.each([
  ['worker', '--konfig', "Unknown option '--konfig'\n\nBundles the server"],
  ['build', '--fast', 'This command takes no option.\n\nMakes the production build'],
  ['checkConfig', '--file', "Unknown option '--file'"],
])('a command ends with what it takes where it does not know an option: %s %s', (name, option, message) => {
  const { status, stderr } = run(name, option);
  expect([status, stderr.slice(0, message.length)]).toEqual([1, message]);
  expect(stderr).not.toMatch(/^ +at /m);
});

it('a command has one line in the help, with what it does', () => {
  const lines = run('help').stdout.split('\n');
  for (const script of Object.keys(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).scripts))
    expect(lines.filter((line) => new RegExp(`^npm (run )?${script} +[A-Z].+\\.$`).test(line))).toHaveLength(1);
});
