import { freshBuild } from './shared/freshBuild.ts';
import { measureRoutes } from './size/measure.ts';
import { keepsToBudget, sizeTable } from './size/report.ts';

await freshBuild();
const measures = measureRoutes();
console.log(sizeTable(measures));
if (!keepsToBudget(measures)) {
  console.error('A first load is over its budget.');
  process.exitCode = 1;
}
