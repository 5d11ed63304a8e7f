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

/** What is read of a report of Vitest. */
export type UnitReport = { readonly numTotalTests: number; readonly numPassedTests: number };

/** What is read of a report of Playwright. */
export type BrowserReport = {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
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

/** Summarizes a Vitest report; a missing one has no tests. */
export const summarizeUnitReport = (report: UnitReport | null): TestSummary =>
  report === null ? noTests : { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };

/** Summarizes a Playwright report; a missing one has no tests. */
export const summarizeBrowserReport = (report: BrowserReport | null): TestSummary => {
  if (report === null) return noTests;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
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
