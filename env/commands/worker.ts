// Bundles the request handler and what it must know of the build as a worker for the edge.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleWorker } from '#env/server/node/bundleWorker.ts';
import { ensureBuild } from './shared/ensureBuild.ts';
import { dist, outputFolder } from './shared/projectRoot.ts';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { dist: { type: 'string' }, to: { type: 'string' } },
});

if (values.dist === undefined) await ensureBuild();
const code = await bundleWorker(resolve(values.dist ?? dist));
const folder = resolve(values.to ?? join(outputFolder, 'worker'));
const file = join(folder, 'worker.js');
mkdirSync(folder, { recursive: true });
writeFileSync(file, code);
console.log(`The worker is ${file} (${Math.round(Buffer.byteLength(code) / 1000)} kB).`);
