import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFolder } from '#env/shared/projectRoot.ts';

/** The report file of the unit tests. */
export const unitReport: string = join(outputFolder, 'reports', 'unit.json');

/** The report file of the browser tests. */
export const browserReport: string = join(outputFolder, 'reports', 'browser.json');

/** The numbers of passed and failed tests; a skipped test counts as failed. */
export type TestSummary = { readonly passed: number; readonly failed: number };

type UnitTest = { readonly status: string; readonly fullName: string; readonly failureMessages: readonly string[] };
type UnitReport = {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly UnitTest[];
  }[];
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

const noReport: TestSummary = { passed: 0, failed: 1 };

/** Summarizes a Vitest report; a file that cannot be loaded counts as one failure. */
export const summarizeUnitReport = (report: UnitReport): TestSummary => {
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests + broken.length };
};

/** Summarizes a Playwright report; an error outside any test counts as one failure. */
export const summarizeBrowserReport = ({ stats, errors }: BrowserReport): TestSummary => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
});

const readReport = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

const isUnitReport = (report: unknown): report is UnitReport =>
  typeof report === 'object' && report !== null && 'testResults' in report;

const isBrowserReport = (report: unknown): report is BrowserReport =>
  typeof report === 'object' && report !== null && 'stats' in report;

/** Reads and summarizes a report; a missing report counts as one failure. */
export const readTestSummary = (path: string): TestSummary => {
  const report = readReport(path);
  if (isUnitReport(report)) return summarizeUnitReport(report);
  return isBrowserReport(report) ? summarizeBrowserReport(report) : noReport;
};

const failureOf = ({ fullName, failureMessages }: UnitTest): string =>
  [fullName, ...(failureMessages[0] ?? '').split('\n').slice(0, 6)].join('\n  ');

/** Returns the files of a Vitest report that failed, each with its failed tests and the beginning of their messages. */
export const failedUnitTests = ({ testResults }: UnitReport): readonly string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return [name, ...failed.map(failureOf)].join('\n');
    });

/** Reads the failed tests of a report of unit tests; none if there is no report. */
export const readFailedUnitTests = (path: string): readonly string[] => {
  const report = readReport(path);
  return isUnitReport(report) ? failedUnitTests(report) : [];
};

/** The outcome of one check, and the summary of its tests; null for a check without tests. */
export type Outcome = { readonly ok: boolean; readonly summary: TestSummary | null };

const countCheck = ({ ok, summary }: Outcome): TestSummary => {
  const { passed, failed } = summary ?? { passed: 0, failed: 0 };
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
};

/** Adds up the outcomes of `npm test`. A failed check counts as at least one failure. */
export const totalSummary = (outcomes: readonly Outcome[]): TestSummary =>
  outcomes
    .map(countCheck)
    .reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }));
