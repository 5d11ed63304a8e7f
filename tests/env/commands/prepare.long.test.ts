import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';

const ran = `node -e "require('fs').writeFileSync('ran', '')"`;
const scripts = { preinstall: ran, install: ran, postinstall: ran, prepare: ran };
const root = { name: 'root', version: '1.0.0', dependencies: { planted: 'file:planted' } };
const locked = { 'node_modules/planted': { resolved: 'planted', link: true }, planted: { hasInstallScript: true } };

// Because: npm hands its own configuration to the scripts that it runs, such as `npm test`.
const plainEnv = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)));
const command = "import('./env/commands/prepare.mjs').then(({ installMissing }) => installMissing())";

it.each([
  ['a command installs, whatever the machine is set to', [process.execPath, '-e', command], 'false'],
  ['a person installs', ['npm', 'install', '--no-audit'], undefined],
])('no install script runs when %s', (_who, [program = '', ...args], setting) => {
  const cwd = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(cwd, 'planted'));
  const write = (path: string, value: object): void => writeFileSync(join(cwd, path), JSON.stringify(value));
  write('package.json', { ...root, scripts });
  write('planted/package.json', { name: 'planted', version: '1.0.0', scripts });
  write('package-lock.json', { ...root, lockfileVersion: 3, packages: { '': root, ...locked } });
  for (const path of ['env/commands/prepare.mjs', '.npmrc']) cpSync(join(projectRoot, path), join(cwd, path));
  const { status, stderr } = spawnSync(program, args, {
    cwd,
    env: { ...plainEnv, npm_config_ignore_scripts: setting },
  });
  const found = ['node_modules/planted/package.json', 'ran', 'planted/ran'].map((path) => existsSync(join(cwd, path)));
  rmSync(cwd, { recursive: true });
  expect([status, String(stderr), found]).toEqual([0, expect.not.stringContaining('npm error'), [true, false, false]]);
});
