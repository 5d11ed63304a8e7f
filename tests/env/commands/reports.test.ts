import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { type Check, runChecks } from '#env/commands/shared/checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
});

const check = (name: string, ok: boolean, text = ''): Check => {
  const report = join(folder, name);
  writeFileSync(report, text);
  return { name, report, run: async () => ok };
};

const vitest = '{"numTotalTests":7,"numPassedTests":5}';
const playwright = '{"stats":{"expected":9,"unexpected":1,"flaky":1,"skipped":1}}';
const green = '{"numTotalTests":2,"numPassedTests":2}';

it.each([
  { what: 'failed and skipped tests of Vitest', text: vitest, counts: [5, 2] },
  { what: 'failed, repeated and skipped tests of Playwright', text: playwright, counts: [9, 3] },
  { what: 'a check that fails, and no test of it', text: green, counts: [2, 1] },
  { what: 'a check that fails with a part of a report', text: vitest.slice(0, 9), counts: [0, 1] },
])('the closing line counts $what as failed', async ({ text, counts: [passed, failed] }) => {
  expect(await runChecks([[check('check', false, text)]])).toEqual({ passed, failed });
});

it('the closing line adds the checks of all stages, and names those that fail', async () => {
  const first = [[check('unit', false, vitest), check('lint', false)], [check('size', true, green)]];
  const stages = [first, [[check('browsers', false, playwright), check('types', true)]]];
  expect(await runChecks(...stages)).toEqual({ passed: 16, failed: 6 });
  expect(console.error).toHaveBeenCalledExactlyOnceWith('\nNot good yet: unit, lint, browsers.');
});
