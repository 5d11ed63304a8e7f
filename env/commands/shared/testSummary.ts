import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFolder } from '#env/shared/projectRoot.ts';

/** The report file of the unit tests. */
export const unitReport: string = join(outputFolder, 'reports', 'unit.json');

/** The report file of the browser tests. */
export const browserReport: string = join(outputFolder, 'reports', 'browser.json');

/** The numbers of passed and failed tests; a skipped test counts as failed. */
export type TestSummary = { readonly passed: number; readonly failed: number };

/** The summary of a check without tests. */
export const noTests: TestSummary = { passed: 0, failed: 0 };

type UnitTest = { readonly status: string; readonly fullName: string; readonly failureMessages: readonly string[] };

/** What is read of a report of Vitest. */
export type UnitReport = {
  readonly numTotalTests: number;
  readonly numPassedTests: number;
  readonly testResults: ReadonlyArray<{
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly UnitTest[];
  }>;
};

/** What is read of a report of Playwright. */
export type BrowserReport = {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
};

/** The JSON of a file; null where a runner that was ended has written a part. */
const readJson = (path: string) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

/** Reads the report of the unit tests; null without one. */
export const readUnitReport = (): UnitReport | null => readJson(unitReport);

/** Reads the report of the browser tests; null without one. */
export const readBrowserReport = (): BrowserReport | null => readJson(browserReport);

const noReport: TestSummary = { passed: 0, failed: 1 };

/** Summarizes a Vitest report; a file that cannot be loaded, or a missing report, counts as one failure. */
export const summarizeUnitReport = (report: UnitReport | null): TestSummary => {
  if (report === null) return noReport;
  const { numTotalTests, numPassedTests, testResults } = report;
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
};

/** Summarizes a Playwright report; an error outside any test, or a missing report, counts as one failure. */
export const summarizeBrowserReport = (report: BrowserReport | null): TestSummary => {
  if (report === null) return noReport;
  const { stats, errors } = report;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
};

/** Returns the files of a Vitest report that failed, each with its failed tests and the beginning of their messages. */
export const failedUnitTests = ({ testResults }: Pick<UnitReport, 'testResults'>): readonly string[] => {
  const isFailed = ({ status }: { readonly status: string }): boolean => status === 'failed';
  const lines = ({ fullName, failureMessages: [message = ''] }: UnitTest): string =>
    [fullName, ...message.split('\n').slice(0, 6)].join('\n  ');
  return testResults
    .filter(isFailed)
    .map(({ name, assertionResults }) => [name, ...assertionResults.filter(isFailed).map(lines)].join('\n'));
};

/** Adds up the checks of `npm test`. A failed check counts as at least one failure. */
export const totalSummary = (
  results: ReadonlyArray<{ readonly ok: boolean; readonly summary: TestSummary }>,
): TestSummary =>
  results.reduce(
    (sum, { ok, summary: { passed, failed } }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + (ok ? failed : Math.max(failed, 1)),
    }),
    noTests,
  );
