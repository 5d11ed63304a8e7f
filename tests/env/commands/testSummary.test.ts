import { describe, expect, it } from 'vitest';
import {
  failedUnitTests,
  noTests,
  summarizeBrowserReport,
  summarizeUnitReport,
  totalSummary,
} from '#env/commands/shared/testSummary.ts';

const missing = { passed: 0, failed: 1 };
const test = { status: 'passed', fullName: 'a rule holds', failureMessages: [] };
const file = (status: string, tests: number) => ({
  name: 'a.test.ts',
  status,
  assertionResults: Array.from({ length: tests }, () => test),
});

describe('the summary of a test run', () => {
  it('counts failures, skipped tests and files that did not load as failed', () => {
    const testResults = [file('passed', 4), file('failed', 3), file('failed', 0)];
    expect(summarizeUnitReport({ numTotalTests: 7, numPassedTests: 5, testResults })).toEqual({ passed: 5, failed: 3 });
  });

  it('names the failed tests of a file, and a file that did not load', () => {
    const broken = { ...test, status: 'failed', fullName: 'a rule breaks', failureMessages: ['Expected 1\nat line 2'] };
    const testResults = [
      file('passed', 2),
      { ...file('failed', 1), assertionResults: [test, broken] },
      { ...file('failed', 0), name: 'b.test.ts' },
    ];
    expect(failedUnitTests({ testResults })).toEqual([
      'a.test.ts\na rule breaks\n  Expected 1\n  at line 2',
      'b.test.ts',
    ]);
  });

  it('counts unexpected, flaky and skipped browser tests, errors outside tests and a missing report as failed', () => {
    const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 1 };
    expect(summarizeBrowserReport({ stats, errors: [{}] })).toEqual({ passed: 9, failed: 4 });
    expect([summarizeUnitReport(null), summarizeBrowserReport(null)]).toEqual([missing, missing]);
  });

  it('adds the runs, and counts at least one failure for a failed check or run, and no test for a passed check', () => {
    const [failing, passing] = [
      { passed: 2, failed: 3 },
      { passed: 2, failed: 0 },
    ];
    const total = (...runs: ReadonlyArray<readonly [ok: boolean, summary: typeof passing]>) =>
      totalSummary(runs.map(([ok, summary]) => ({ ok, summary })));
    expect(total([true, passing], [false, failing])).toEqual({ passed: 4, failed: 3 });
    expect(total([false, noTests])).toEqual(missing);
    expect(total([false, passing])).toEqual({ passed: 2, failed: 1 });
    expect(total([true, noTests])).toEqual({ passed: 0, failed: 0 });
  });
});
