import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const packagesIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

/** Whether node_modules has every package of the lockfile in the locked version. */
const isInstalled = () => {
  const locked = packagesIn(join(projectRoot, 'package-lock.json'));
  const installed = packagesIn(join(projectRoot, 'node_modules', '.package-lock.json'));
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === '' || optional === true || (installed[path]?.version === version && existsSync(join(projectRoot, path))),
  );
};

/** The program, arguments and options that run npm, also where only the npm of a running script is found. */
export const npmCommand = (args) => {
  const script = process.env.npm_execpath;
  const isNpmCli = script !== undefined && basename(script) === 'npm-cli.js';
  const options = { cwd: projectRoot, shell: !isNpmCli && process.platform === 'win32' };
  return isNpmCli ? [process.execPath, [script, ...args], options] : ['npm', args, options];
};

const npm = (args) => {
  const [program, all, options] = npmCommand(args);
  return spawnSync(program, all, { ...options, stdio: 'inherit' });
};

/** Installs the packages of the lockfile if any is missing. */
export const installMissing = () => {
  if (isInstalled()) return;
  console.log('Installing what is missing ...');
  // Because: `npm ci` refuses a lockfile without every platform's binaries; this installs the locked versions and keeps the
  // lockfile. An install script is foreign code that runs before anybody has read it, and no package here needs one.
  const { status } = npm(['install', '--no-save', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
  if (status === 0) return;
  throw Object.assign(new Error('The packages could not be installed: npm says why in the lines above.'), {
    name: 'UserError',
  });
};
