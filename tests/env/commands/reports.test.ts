import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Check, runChecks } from '#env/commands/shared/checks.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = (name: string, ok: boolean, text?: string): Check => {
  const report = join(folder, name);
  if (text !== undefined) writeFileSync(report, text);
  return { name, report, run: async () => ok };
};

const vitest = '{"numTotalTests":7,"numPassedTests":5}';
const playwright = '{"stats":{"expected":9,"unexpected":1,"flaky":1,"skipped":1}}';
const green = '{"numTotalTests":2,"numPassedTests":2}';

describe('the closing line of all checks', () => {
  it.each([
    { what: 'failed and skipped tests of Vitest', text: vitest, counts: [5, 2] },
    { what: 'failed, repeated and skipped tests of Playwright', text: playwright, counts: [9, 3] },
    { what: 'a check that fails, and no test of it', text: green, counts: [2, 1] },
    { what: 'a check that fails with a part of a report', text: vitest.slice(0, 9), counts: [0, 1] },
  ])('counts $what as failed', async ({ text, counts: [passed, failed] }) => {
    expect(await runChecks([[check('check', false, text)]])).toEqual({ passed, failed });
  });

  it('adds the checks of all stages, and names those that fail at the end', async () => {
    const first = [[check('unit', false, vitest), check('lint', false)], [check('size', true, green)]];
    const stages = [first, [[check('browsers', false, playwright), check('types', true)]]];
    expect(await runChecks(...stages)).toEqual({ passed: 16, failed: 6 });
    expect(console.error).toHaveBeenCalledExactlyOnceWith('\nNot good yet: unit, lint, browsers.');
  });
});
