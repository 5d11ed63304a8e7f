import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));

const packagesIn = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

/** Whether every package the lockfile names stands in node_modules in that very version. */
const isInstalled = () => {
  const wanted = packagesIn(join(top, 'package-lock.json'));
  const present = packagesIn(join(top, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || optional === true || (present[path]?.version === version && existsSync(join(top, path))),
  );
};

const npm = (words) => {
  const script = process.env.npm_execpath;
  const own = script !== undefined && basename(script) === 'npm-cli.js';
  const options = { cwd: top, stdio: 'inherit', shell: !own && process.platform === 'win32' };
  return own ? spawnSync(process.execPath, [script, ...words], options) : spawnSync('npm', words, options);
};

/** Installs what the lockfile names, if any of it is missing; else touches nothing. */
export const installMissing = () => {
  if (isInstalled()) return;
  console.log('Installing what is missing ...');
  // Because: `npm ci` refuses a lockfile that does not name every platform's binaries; this keeps to it and leaves it as it is.
  const { status } = npm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']);
  if (status === 0) return;
  throw Object.assign(new Error('The packages could not be installed: npm says why in the lines above.'), {
    name: 'PlainFault',
  });
};
