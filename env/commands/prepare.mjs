import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The folders with a lockfile: the project, and the packages of its own that only one command needs. */
export const lockedFolders = ['.', 'tests/bench', 'tests/mutants'];

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

/** The program, arguments and options that run npm in a folder, also where only the npm of a running script is found. */
export const npmCommand = (args, folder = '.') => {
  const script = process.env.npm_execpath;
  const isNpmCli = script !== undefined && basename(script) === 'npm-cli.js';
  const options = { cwd: join(projectRoot, folder), shell: !isNpmCli && process.platform === 'win32' };
  return isNpmCli ? [process.execPath, [script, ...args], options] : ['npm', args, options];
};

const npm = (args, folder) => {
  const [program, all, options] = npmCommand(args, folder);
  return spawnSync(program, all, { ...options, stdio: 'inherit' });
};

/** Installs the packages of a folder's lockfile if any is missing. */
export const installMissing = (folder = '.') => {
  if (isInstalled(join(projectRoot, folder))) return;
  console.log('Installing what is missing ...');
  // Because: `npm ci` refuses a lockfile without every platform's binaries; this installs the locked versions and keeps the
  // lockfile. An install script is foreign code that runs before anybody has read it, and no package here needs one.
  const args = ['install', '--no-save', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = npm(args, folder);
  if (status === 0) return;
  throw Object.assign(new Error('The packages could not be installed: npm says why in the lines above.'), {
    name: 'UserError',
  });
};
