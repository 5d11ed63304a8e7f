import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFolder } from '#env/shared/projectRoot.ts';

/** The report file of the unit tests. */
export const unitReport: string = join(outputFolder, 'reports', 'unit.json');

/** The report file of the browser tests. */
export const browserReport: string = join(outputFolder, 'reports', 'browser.json');

/** What the closing line counts. A test that was skipped, or passed only when it was repeated, counts as failed. */
export type TestCounts = { readonly passed: number; readonly failed: number };

/** Reads the counts of a JSON report of Vitest or Playwright; none without a report, or of a part of one. */
export const readCounts = (report: string): TestCounts => {
  try {
    const { stats, numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
    const passed: number = stats?.expected ?? numPassedTests;
    const all: number = stats === undefined ? numTotalTests : passed + stats.unexpected + stats.flaky + stats.skipped;
    return { passed, failed: all - passed };
  } catch {
    return { passed: 0, failed: 0 };
  }
};
