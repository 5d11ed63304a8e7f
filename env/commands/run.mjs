// Runs a command of package.json: checks the Node version, installs missing packages, then imports env/commands/<name>.ts.
// Because: this file and prepare.mjs run before any package is installed and on old Node versions, so they are plain JavaScript.
import { readFileSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
const newEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
const [name, ...given] = process.argv.slice(2);

/** What the first lines of a command say: what it does, and how it is used if it takes something. */
const about = () => {
  const text = readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8');
  return text
    .slice(0, text.search(/^(?!\/\/)/m))
    .replace(/^\/\/ /gm, '')
    .trim();
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

if (newEnough) {
  main().catch((fault) => {
    const isUnknown = String(fault && fault.code).startsWith('ERR_PARSE_ARGS');
    const isUsers = isUnknown || (fault && fault.name === 'UserError');
    console.error(isUsers ? fault.message : fault);
    if (isUnknown) console.error(`\n${about()}`);
    process.exitCode = 1;
  });
} else {
  console.error(
    'This project needs Node 20.19 or newer (in the 22 line, 22.12 or newer), and this is Node ' +
      process.versions.node +
      ': please install a newer Node and run the same command again.',
  );
  process.exitCode = 1;
}
