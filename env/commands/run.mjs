// Runs a command of package.json: checks the Node version, installs missing packages, then imports env/commands/<name>.ts.
// Because: this file and prepare.mjs run before any package is installed and on old Node versions, so they are plain JavaScript.
import { readFileSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
const newEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
const [name, ...given] = process.argv.slice(2);

/** What the first lines of a command say: what it does, and how it is used if it takes something. */
const about = () => {
  const [lines] = /^(\/\/ .+\n)+/.exec(readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8'));
  return lines.replace(/^\/\/ /gm, '').trim();
};

const main = async () => {
  const { installMissing } = await import('./prepare.mjs');
  installMissing();
  const { register } = await import('tsx/esm/api');
  register();
  if (given.length > 0 && !about().includes('Usage:'))
    throw Object.assign(new Error('This command takes no option.'), { code: 'ERR_PARSE_ARGS' });
  await import(`./${name}.ts`);
};

const report = (fault) => {
  const isUnknown = String(fault && fault.code).startsWith('ERR_PARSE_ARGS');
  console.error(isUnknown || (fault && fault.name === 'UserError') ? fault.message : fault);
  if (isUnknown) console.error(`\n${about()}`);
  process.exitCode = 1;
};

if (newEnough) main().catch(report);
else {
  const wanted = 'Node 20.19 or newer (in the 22 line, 22.12 or newer)';
  console.error(`This project needs ${wanted}, and this is Node ${process.versions.node}: install a newer one.`);
  process.exitCode = 1;
}
