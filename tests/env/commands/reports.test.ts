import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { type Check, runChecks } from '#env/commands/shared/checks.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (name: string, ok: boolean, report = {}): Check => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(report));
  return { name, report: path, run: async () => ok };
};

const unitTest = { status: 'passed', fullName: 'a rule holds', failureMessages: [], duration: 1200 };
const broken = { ...unitTest, status: 'failed', failureMessages: ['1 is not 2\nat line 3'] };
const skipped = { ...unitTest, status: 'skipped' };
const name = join(projectRoot, 'tests/ui/a.test.ts');
const vitest = { testResults: [{ name, assertionResults: [unitTest, unitTest, broken, skipped] }] };
const specs = ['expected', 'flaky'].map((status) => ({
  file: 'b.spec.ts',
  title: status,
  tests: [{ status, results: [{ duration: 31_400, error: { message: 'Timeout' } }] }],
}));
const playwright = { suites: [{ specs: [], suites: [{ specs }] }] };

it('the closing lines count every test, and name what fails; one that is skipped or repeated has failed', async () => {
  const [error] = (['error', 'log'] as const).map((method) => vi.spyOn(console, method).mockReturnValue());
  const missing: Check = { name: 'missing', run: () => Promise.reject(new Error('No such program')) };
  const unit = [check('unit', false, vitest), check('types', true), check('lint', false)];
  const counts = await runChecks([unit], [[check('browsers', false, playwright), missing]]);
  expect(counts).toMatchObject({ passed: 2 + 1, failed: 2 + 1 + 1 + 1 });
  const room = 'ui/a.test.ts: a rule holds\n  ';
  const wrong = [`${room}1 is not 2\n  at line 3`, room, 'e2e/b.spec.ts: flaky\n  Timeout'];
  const closing = ['\nNot good yet: unit, lint, browsers, missing.', ...wrong];
  expect(error?.mock.calls.flat()).toEqual(['Error: No such program', ...closing]);
});
