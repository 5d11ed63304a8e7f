import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { type Check, runChecks } from '#env/commands/shared/checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (name: string, ok: boolean, text = ''): Check => {
  const report = join(folder, name);
  writeFileSync(report, text);
  return { name, report, run: async () => ok };
};

const missing: Check = { name: 'missing', run: () => Promise.reject(new Error('No such program')) };

const vitest = '{"numTotalTests":7,"numPassedTests":5}';
const green = '{"numTotalTests":40,"numPassedTests":40}';
const playwright = '{"stats":{"expected":300,"unexpected":10,"flaky":20,"skipped":30}}';

it('the closing line adds all stages, names what fails, and counts skipped and repeated tests, and a check alone, as failed', async () => {
  const [error] = (['error', 'log'] as const).map((method) => vi.spyOn(console, method).mockReturnValue());
  const unit = [check('unit', false, vitest), check('types', true), check('lint', false)];
  const browsers = [check('browsers', false, playwright), check('cut off', false, vitest.slice(0, 9)), missing];
  const counts = await runChecks([unit, [check('size', true, green), check('late', false, green)]], [browsers]);
  expect(counts).toEqual({ passed: 5 + 40 + 40 + 300, failed: 2 + 1 + 1 + 60 + 1 + 1 });
  const closing = '\nNot good yet: unit, lint, late, browsers, cut off, missing.';
  expect(error?.mock.calls).toEqual([['Error: No such program'], [closing]]);
});
