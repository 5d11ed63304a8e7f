import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { output } from './top.ts';

/** Where the unit run and the browser run leave their outcome. */
export const unitReport: string = join(output, 'reports', 'unit.json');
export const browserReport: string = join(output, 'reports', 'browser.json');

/** How many tests went well and how many did not. A test that was skipped did not go well. */
export type Tally = { readonly passed: number; readonly failed: number };

type UnitReport = {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
};
type BrowserReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
};

const nothingRan: Tally = { passed: 0, failed: 1 };

/** What a Vitest report says; a file that could not even be loaded counts as one failure. */
export const unitTally = (report: UnitReport): Tally => {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests + broken.length };
};

/** What a Playwright report says; an error outside any test counts as one failure. */
export const browserTally = ({ stats, errors }: BrowserReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
});

const readReport = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

const isUnitReport = (report: unknown): report is UnitReport =>
  typeof report === 'object' && report !== null && 'testResults' in report;

const isBrowserReport = (report: unknown): report is BrowserReport =>
  typeof report === 'object' && report !== null && 'stats' in report;

/** What the run behind a report came to; a run that left no report has failed. */
export const readTally = (path: string): Tally => {
  const report = readReport(path);
  if (isUnitReport(report)) return unitTally(report);
  return isBrowserReport(report) ? browserTally(report) : nothingRan;
};

/** One run of `npm test`, and the tally of the tests in it; a check that is no test has none. */
export type Outcome = { readonly held: boolean; readonly tally: Tally | null };

const counted = ({ held, tally }: Outcome): Tally => {
  const { passed, failed } = tally ?? { passed: 0, failed: 0 };
  return { passed, failed: held ? failed : Math.max(failed, 1) };
};

/** What the last line of `npm test` says. Whatever did not hold counts as a failure, even where no test failed in it. */
export const verdict = (outcomes: readonly Outcome[]): Tally =>
  outcomes
    .map(counted)
    .reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }));
