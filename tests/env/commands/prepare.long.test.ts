import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#env/shared/projectRoot.ts';

it('a command installs a package without running its install script, whatever the machine is set to', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'install-'));
  const write = (path: string, value: object): void => writeFileSync(join(cwd, path), JSON.stringify(value));
  const root = { name: 'root', version: '1.0.0', dependencies: { planted: 'file:planted' } };
  const locked = { 'node_modules/planted': { resolved: 'planted', link: true }, planted: { hasInstallScript: true } };
  const scripts = { postinstall: `node -e "require('fs').writeFileSync('ran', '')"` };
  mkdirSync(join(cwd, 'planted'));
  write('package.json', { ...root, scripts });
  write('planted/package.json', { name: 'planted', version: '1.0.0', scripts });
  write('package-lock.json', { ...root, lockfileVersion: 3, packages: { '': root, ...locked } });
  cpSync(join(projectRoot, 'env/commands/prepare.mjs'), join(cwd, 'env/commands/prepare.mjs'));
  const command = "import('./env/commands/prepare.mjs').then(({ installMissing }) => installMissing())";
  const env = { ...process.env, npm_config_ignore_scripts: 'false' };
  const { status } = spawnSync(process.execPath, ['-e', command], { cwd, env });
  const found = ['node_modules/planted/package.json', 'ran', 'planted/ran'].map((path) => existsSync(join(cwd, path)));
  rmSync(cwd, { recursive: true });
  expect([status, ...found]).toEqual([0, true, false, false]);
});
