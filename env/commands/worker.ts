// Bundles the request handler and what it must know of the build as a worker for the edge, and checks its configuration.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#env/server/config.ts';
import { bundleWorker } from '#env/build/bundleWorker.ts';
import { ensureBuild } from './shared/ensureBuild.ts';
import { dist, outputFolder } from './shared/projectRoot.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { config: { type: 'string' }, dist: { type: 'string' }, to: { type: 'string' } },
});

const config = values.config === undefined ? null : readConfig(readFileSync(resolve(values.config), 'utf8'));
if (values.dist === undefined) await ensureBuild();
const code = await bundleWorker(resolve(values.dist ?? dist));
const folder = resolve(values.to ?? join(outputFolder, 'worker'));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'worker.js'), code);
// Because: a variable of a worker holds at most 5 kB, so the text has no spaces.
if (config !== null) writeFileSync(join(folder, 'config.json'), JSON.stringify(JSON.parse(config.text)));
console.log(`The worker is in ${folder} (${Math.round(Buffer.byteLength(code) / 1000)} kB).`);
