// Lists what is behind its newest release that Node 20.19 can run, with the reason of its pin.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { userError } from '#env/shared/userError.ts';
import { lockedFolders, npmCommand } from './prepare.mjs';

type Found = { readonly error?: { readonly summary: string } } & Readonly<Record<string, Record<string, string>>>;

const pinsPage = new URL('../../docs/decisions/adapters-and-dependencies.md', import.meta.url);
const pins = readFileSync(pinsPage, 'utf8').split('\n');
// Because: npm names the newest release that the Node can run in which npm runs.
process.env['NODE_OPTIONS'] = `--import=data:text/javascript,process.__defineGetter__('version',()=>'v20.19.0')`;
for (const folder of lockedFolders) {
  const { stdout } = spawnSync(...npmCommand(['outdated', '--json'], folder));
  const { error, ...found }: Found = JSON.parse(String(stdout));
  if (error !== undefined) throw userError(error.summary);
  for (const [name, { wanted, latest }] of Object.entries(found))
    if (wanted !== latest) console.log(wanted, '→', latest, pins.find((pin) => pin.startsWith(`- ${name}:`)) ?? name);
}
