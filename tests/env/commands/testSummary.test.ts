import { describe, expect, it } from 'vitest';
import {
  noTests,
  summarizeBrowserReport,
  summarizeUnitReport,
  totalSummary,
} from '#env/commands/shared/testSummary.ts';

describe('the summary of a test run', () => {
  it('counts what has not passed as failed, and no test without a report', () => {
    expect(summarizeUnitReport({ numTotalTests: 7, numPassedTests: 5 })).toEqual({ passed: 5, failed: 2 });
    const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 1 };
    expect(summarizeBrowserReport({ stats })).toEqual({ passed: 9, failed: 3 });
    expect([summarizeUnitReport(null), summarizeBrowserReport(null)]).toEqual([noTests, noTests]);
  });

  it('adds the runs, and counts at least one failure for a failed check or run, and no test for a passed check', () => {
    const [failing, passing] = [
      { passed: 2, failed: 3 },
      { passed: 2, failed: 0 },
    ];
    const total = (...runs: ReadonlyArray<readonly [ok: boolean, summary: typeof passing]>) =>
      totalSummary(runs.map(([ok, summary]) => ({ ok, summary })));
    expect(total([true, passing], [false, failing])).toEqual({ passed: 4, failed: 3 });
    expect(total([false, noTests])).toEqual({ passed: 0, failed: 1 });
    expect(total([false, passing])).toEqual({ passed: 2, failed: 1 });
    expect(total([true, noTests])).toEqual({ passed: 0, failed: 0 });
  });
});
