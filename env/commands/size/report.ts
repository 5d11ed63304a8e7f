import { inKilobytes } from './budget.ts';
import type { Measure } from './measure.ts';

const line = (cells: readonly string[]): string =>
  `${(cells[0] ?? '').padEnd(40)}${cells
    .slice(1)
    .map((cell) => cell.padStart(12))
    .join('')}`;

/** The table people read: each route, what it takes, what it may take, and what is left. */
export const sizeTable = (measures: readonly Measure[]): string =>
  [
    line(['First load of', 'script, br', 'budget', 'left', 'files']),
    ...measures.map(({ route, bytes, budget, files }) =>
      line([route, inKilobytes(bytes), inKilobytes(budget), inKilobytes(budget - bytes), String(files.length)]),
    ),
  ].join('\n');

/** Says whether every route keeps to its budget; a build without any route has not been measured. */
export const keepsToBudget = (measures: readonly Measure[]): boolean =>
  measures.length > 0 && measures.every(({ bytes, budget }) => bytes <= budget);
