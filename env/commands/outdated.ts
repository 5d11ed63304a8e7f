// Lists what is behind its newest release that Node 20.19 can run, with the reason of its pin.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { lockedFolders, npmCommand } from './prepare.mjs';
const page = readFileSync(new URL('../../docs/decisions/dependencies.md', import.meta.url), 'utf8').split('\n');
// Because: npm offers what the Node that runs it can run.
process.env['NODE_OPTIONS'] = `--import=data:text/javascript,process.__defineGetter__('version',()=>'v20.19.0')`;
for (const folder of lockedFolders) {
  const found = JSON.parse(String(spawnSync(...npmCommand(['outdated', '--json'], folder)).stdout));
  if (found.error) throw Object.assign(new Error(found.error.summary), { name: 'UserError' });
  for (const [name, { wanted, latest }] of Object.entries<Readonly<Record<string, string>>>(found))
    if (wanted !== latest) console.log(wanted, '→', latest, page.find((pin) => pin.includes(` ${name}:`)) ?? name);
}
