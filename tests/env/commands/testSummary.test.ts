import { describe, expect, it } from 'vitest';
import {
  failedUnitTests,
  noTests,
  summarizeBrowserReport,
  summarizeUnitReport,
  totalSummary,
} from '#env/commands/shared/testSummary.ts';

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

  it('counts unexpected, flaky and skipped browser tests and errors outside tests as failed', () => {
    const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 1 };
    expect(summarizeBrowserReport({ stats, errors: [{}] })).toEqual({ passed: 9, failed: 4 });
  });

  it('counts a missing report as a failure', () => {
    expect(summarizeUnitReport(null)).toEqual({ passed: 0, failed: 1 });
    expect(summarizeBrowserReport(null)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the total of npm test', () => {
  const summary = { passed: 2, failed: 0 };
  it.each([
    [
      'the sum of the runs',
      [
        { ok: true, summary },
        { ok: false, summary: { passed: 2, failed: 3 } },
      ],
      4,
      3,
    ],
    ['one failure at least for a failed check', [{ ok: false, summary: noTests }], 0, 1],
    ['one failure at least for a failed run', [{ ok: false, summary }], 2, 1],
    ['nothing for a passed check, which is no test', [{ ok: true, summary: noTests }], 0, 0],
  ])('has %s', (_what, runs, passed, failed) => {
    expect(totalSummary(runs)).toEqual({ passed, failed });
  });
});
