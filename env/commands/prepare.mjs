import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The folders with a lockfile: the project, and the package of its own that only one command needs. */
export const lockedFolders = ['.', 'tests/mutants'];

const packagesIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

/** Whether a folder's node_modules has every package of its lockfile in the locked version. */
const isInstalled = (folder) => {
  const locked = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(join(folder, 'node_modules', '.package-lock.json'));
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === '' || optional === true || (installed[path]?.version === version && existsSync(join(folder, path))),
  );
};

/** Installs the packages of a folder's lockfile if any is missing. */
export const installMissing = (folder = '.') => {
  const cwd = join(projectRoot, folder);
  if (isInstalled(cwd)) return;
  console.log('Installing what is missing ...');
  // Because: `npm ci` refuses a lockfile without every platform's binaries; this installs the locked versions and keeps the
  // lockfile. An install script is foreign code that runs before anybody has read it, and no package here needs one.
  const args = ['install', '--no-save', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  throw Object.assign(new Error('The packages could not be installed: npm says why in the lines above.'), {
    name: 'UserError',
  });
};
