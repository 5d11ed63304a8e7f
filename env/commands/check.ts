// Runs the fast checks: formatting, lint, types, advisories, and the unit tests but the long ones. With --changed only what is near
// the files that differ from the last commit.
import { changedFiles, nearTests } from './shared/changedFiles.ts';
import * as checks from './shared/checks.ts';

const { advisories, format, lint, selectedUnit, types } = checks;

const checkChange = (): Promise<readonly checks.CheckResult[]> => {
  const changed = changedFiles();
  const linted = changed.filter((path) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(path));
  const tests = nearTests(changed);
  return checks.runTogether(
    [types],
    tests.length === 0 ? [] : [selectedUnit(['--passWithNoTests', ...tests])],
    linted.length === 0 ? [] : [lint(linted)],
    changed.length === 0 ? [] : [format(changed)],
  );
};

const checkAll = (): Promise<readonly checks.CheckResult[]> =>
  checks.runTogether([selectedUnit(['--exclude', '**/*.long.test.{ts,tsx}'])], [format(), lint(), types, advisories]);

const results = await (process.argv.includes('--changed') ? checkChange() : checkAll());
checks.reportFailed(results);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
