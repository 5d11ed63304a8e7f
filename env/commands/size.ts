// Compares the first load of each route with its budget; builds first if needed.
import { ensureBuild } from '#env/commands/shared/ensureBuild.ts';
import { measureRoutes } from './size/measure.ts';
import { isWithinBudget, sizeTable } from './size/report.ts';

await ensureBuild();
const measures = measureRoutes();
console.log(sizeTable(measures));
if (!isWithinBudget(measures)) {
  console.error('A first load is over its budget.');
  process.exitCode = 1;
}
