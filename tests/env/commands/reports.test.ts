import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { type Check, runChecks } from '#env/commands/shared/checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (name: string, ok: boolean, report = {}): Check => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(report));
  return { name, report: path, run: async () => ok };
};

const [passed, skipped] = [{ status: 'passed', duration: 1200 }, { status: 'skipped' }];
const vitest = { testResults: [{ name: '/tests/ui/a.test.ts', assertionResults: [passed, passed, passed, skipped] }] };
const specs = ['expected', 'flaky'].map((status) => ({ tests: [{ status, results: [{ duration: 31_400 }] }] }));
const playwright = { suites: [{ specs: [], suites: [{ specs }] }] };

it('the closing lines count every test, and name what fails; one that is skipped or repeated has failed', async () => {
  const [error] = (['error', 'log'] as const).map((method) => vi.spyOn(console, method).mockReturnValue());
  const missing: Check = { name: 'missing', run: () => Promise.reject(new Error('No such program')) };
  const unit = [check('unit', false, vitest), check('types', true), check('lint', false)];
  const counts = await runChecks([unit], [[check('browsers', false, playwright), missing]]);
  expect(counts).toMatchObject({ passed: 3 + 1, failed: 1 + 1 + 1 + 1 });
  const closing = '\nNot good yet: unit, lint, browsers, missing.';
  expect(error?.mock.calls).toEqual([['Error: No such program'], [closing]]);
});
