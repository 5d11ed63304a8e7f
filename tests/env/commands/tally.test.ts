import { describe, expect, it } from 'vitest';
import { browserTally, readTally, unitTally, verdict } from '#env/commands/shared/tally.ts';

const file = (status: string, tests: number) => ({
  status,
  assertionResults: Array.from({ length: tests }, () => null),
});

describe('the tally of a test run', () => {
  it('counts what passed, and as failed whatever did not: failures, skipped tests and files that did not load', () => {
    const testResults = [file('passed', 4), file('failed', 3), file('failed', 0)];
    expect(unitTally({ numTotalTests: 7, numPassedTests: 5, testResults })).toEqual({ passed: 5, failed: 3 });
  });

  it('counts in a browser run as failed what was unexpected, flaky, skipped or went wrong outside any test', () => {
    const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 1 };
    expect(browserTally({ stats, errors: [{}] })).toEqual({ passed: 9, failed: 4 });
  });

  it('takes a run that left no report for a failure', () => {
    expect(readTally('/nowhere/report.json')).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the verdict of npm test', () => {
  it('adds the runs up', () => {
    const runs = [
      { held: true, tally: { passed: 5, failed: 0 } },
      { held: false, tally: { passed: 2, failed: 3 } },
    ];
    expect(verdict(runs)).toEqual({ passed: 7, failed: 3 });
  });

  it('never says that nothing failed when a check did not hold', () => {
    expect(verdict([{ held: false, tally: null }])).toEqual({ passed: 0, failed: 1 });
    expect(verdict([{ held: false, tally: { passed: 2, failed: 0 } }])).toEqual({ passed: 2, failed: 1 });
  });

  it('does not count a check that held among the tests', () => {
    expect(verdict([{ held: true, tally: null }])).toEqual({ passed: 0, failed: 0 });
  });
});
