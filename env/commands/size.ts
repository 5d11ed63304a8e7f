// Compares the first load of the core and of each screen with its budget, in thousands of bytes of script, in brotli.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '#env/shared/manifest.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { ensureBuild } from './shared/ensureBuild.ts';
import { firstLoads, heaviestCatalogue } from './shared/firstLoads.ts';

/** The bytes of a file as it is sent. The build compresses no file of a few bytes. */
const weigh = (file: string): number =>
  (statSync(join(dist, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(dist, file))).size;

await ensureBuild();
const manifest = readManifest(dist);
const loads = firstLoads(manifest, heaviestCatalogue(manifest, weigh)).map(({ name, files, budget }) => {
  const bytes = files.reduce((sum, file) => sum + weigh(file), 0);
  return { 'first load of': name, size: bytes / 1000, budget: budget / 1000, left: (budget - bytes) / 1000 };
});
console.table(loads);
if (loads.some(({ left }) => left < 0)) {
  console.error('A first load is over its budget.');
  process.exitCode = 1;
}
