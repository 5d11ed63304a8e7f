import { describe, expect, it } from 'vitest';
import {
  summarizeBrowserReport,
  readTestSummary,
  summarizeUnitReport,
  totalSummary,
} from '#env/commands/shared/testSummary.ts';

const file = (status: string, tests: number) => ({
  status,
  assertionResults: Array.from({ length: tests }, () => null),
});

describe('the summary of a test run', () => {
  it('counts failures, skipped tests and files that did not load as failed', () => {
    const testResults = [file('passed', 4), file('failed', 3), file('failed', 0)];
    expect(summarizeUnitReport({ numTotalTests: 7, numPassedTests: 5, testResults })).toEqual({ passed: 5, failed: 3 });
  });

  it('counts unexpected, flaky and skipped browser tests and errors outside tests as failed', () => {
    const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 1 };
    expect(summarizeBrowserReport({ stats, errors: [{}] })).toEqual({ passed: 9, failed: 4 });
  });

  it('counts a missing report as a failure', () => {
    expect(readTestSummary('/nowhere/report.json')).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the total of npm test', () => {
  it('adds the runs', () => {
    const runs = [
      { ok: true, summary: { passed: 5, failed: 0 } },
      { ok: false, summary: { passed: 2, failed: 3 } },
    ];
    expect(totalSummary(runs)).toEqual({ passed: 7, failed: 3 });
  });

  it('counts at least one failure for a failed check', () => {
    expect(totalSummary([{ ok: false, summary: null }])).toEqual({ passed: 0, failed: 1 });
    expect(totalSummary([{ ok: false, summary: { passed: 2, failed: 0 } }])).toEqual({ passed: 2, failed: 1 });
  });

  it('does not count a passed check as a test', () => {
    expect(totalSummary([{ ok: true, summary: null }])).toEqual({ passed: 0, failed: 0 });
  });
});
