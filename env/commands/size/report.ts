import { inKilobytes } from './budget.ts';
import type { Measure } from './measure.ts';

const line = (cells: readonly string[]): string =>
  `${(cells[0] ?? '').padEnd(40)}${cells
    .slice(1)
    .map((cell) => cell.padStart(12))
    .join('')}`;

/** Formats a table of the routes with their sizes, budgets and what remains. */
export const sizeTable = (measures: readonly Measure[]): string =>
  [
    line(['First load of', 'script, br', 'budget', 'left', 'files']),
    ...measures.map(({ route, bytes, budget, files }) =>
      line([route, inKilobytes(bytes), inKilobytes(budget), inKilobytes(budget - bytes), String(files.length)]),
    ),
  ].join('\n');

/** Whether every route is within its budget; false if there is no route. */
export const isWithinBudget = (measures: readonly Measure[]): boolean =>
  measures.length > 0 && measures.every(({ bytes, budget }) => bytes <= budget);
