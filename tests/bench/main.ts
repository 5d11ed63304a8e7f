import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { outputFolder } from '#env/shared/projectRoot.ts';
import type { Result } from './figures.ts';

const [wanted, only = ''] = process.argv.slice(2);

const parts: { readonly [part: string]: (folder: string) => Promise<Result> } = {
  pages: async (folder) => (await import('./pages/measurePages.ts')).measurePages(folder),
  journeys: async () => (await import('./journeys/measureJourneys.ts')).measureJourneys(only),
};

if (wanted !== undefined && parts[wanted] === undefined) {
  console.error(`There is no part ${wanted}: there are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

for (const [part, measure] of Object.entries(parts)) {
  if (wanted !== undefined && wanted !== part) continue;
  const folder = join(outputFolder, 'bench', part);
  mkdirSync(folder, { recursive: true });
  const loadBefore = loadavg()[0] ?? 0;
  const { figures, report } = await measure(folder);
  const loads = [loadBefore, loadavg()[0] ?? 0];
  writeFileSync(join(folder, `${part}.json`), JSON.stringify({ loads, figures }, null, 2));
  console.log(`\n${report}\n\nLoad of the machine: ${loads.map((load) => load.toFixed(1)).join(' to ')}.`);
}
process.exit(0);
