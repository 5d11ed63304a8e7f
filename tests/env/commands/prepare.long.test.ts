import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';

const ran = `node -e "require('fs').writeFileSync('ran', '')"`;
const scripts = { preinstall: ran, install: ran, postinstall: ran, prepare: ran };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  const write = (path: string, value: object): void => writeFileSync(join(folder, path), JSON.stringify(value));
  mkdirSync(join(folder, 'planted'));
  mkdirSync(join(folder, 'env', 'commands'), { recursive: true });
  const root = { name: 'root', version: '1.0.0', dependencies: { planted: 'file:planted' } };
  write('package.json', { ...root, scripts });
  write('planted/package.json', { name: 'planted', version: '1.0.0', scripts });
  const link = { resolved: 'planted', link: true };
  const packages = { '': root, 'node_modules/planted': link, planted: { version: '1.0.0', hasInstallScript: true } };
  write('package-lock.json', { name: 'root', version: '1.0.0', lockfileVersion: 3, requires: true, packages });
  cpSync(join(projectRoot, 'env', 'commands', 'prepare.mjs'), join(folder, 'env', 'commands', 'prepare.mjs'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// Because: npm hands its own configuration to the scripts that it runs, such as `npm test`.
const plainEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)));

const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void => {
  const { status, stderr } = spawnSync(program, args, { cwd: folder, env: { ...plainEnv(), ...env } });
  expect([status, String(stderr)]).toEqual([0, expect.not.stringContaining('npm error')]);
};

const expectInstalledWithoutScripts = (): void => {
  expect(existsSync(join(folder, 'node_modules', 'planted', 'package.json'))).toBe(true);
  for (const place of ['ran', 'planted/ran']) expect([place, existsSync(join(folder, place))]).toEqual([place, false]);
};

describe('the installation of packages', () => {
  it('runs no install script when a command installs what is missing, whatever the machine is set to', () => {
    const code = "import('./env/commands/prepare.mjs').then(({ installMissing }) => installMissing())";
    run(process.execPath, ['-e', code], { npm_config_ignore_scripts: 'false' });
    expectInstalledWithoutScripts();
  });

  it('runs no install script when a person installs', () => {
    cpSync(join(projectRoot, '.npmrc'), join(folder, '.npmrc'));
    run('npm', ['install', '--no-audit']);
    expectInstalledWithoutScripts();
  });
});
