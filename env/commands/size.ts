// Compares the first load of the core and of each screen with its budget, in thousands of bytes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readManifest } from '#env/shared/manifest.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { ensureBuild } from './shared/ensureBuild.ts';
import { firstLoads, heaviestCatalogue } from './shared/firstLoads.ts';

const known = new Map<string, number>();
const weigh = (file: string): number => {
  const bytes = known.get(file) ?? brotliCompressSync(readFileSync(join(dist, file))).length;
  known.set(file, bytes);
  return bytes;
};
const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const row = (name: string, ...cells: readonly string[]): string =>
  name.padEnd(40) + cells.map((cell) => cell.padStart(12)).join('');

await ensureBuild();
console.log('Compressing the scripts ...\n');
const manifest = readManifest(dist);
const loads = firstLoads(manifest, heaviestCatalogue(manifest, weigh)).map(({ name, files, budget }) => {
  const bytes = files.reduce((sum, file) => sum + weigh(file), 0);
  const cells = [bytes, budget, budget - bytes].map(inKilobytes);
  return { line: row(name, ...cells, String(files.length)), isOver: bytes > budget };
});
console.log(
  [row('First load of', 'script, br', 'budget', 'left', 'files'), ...loads.map(({ line }) => line)].join('\n'),
);
if (loads.some(({ isOver }) => isOver)) {
  console.error('A first load is over its budget.');
  process.exitCode = 1;
}
