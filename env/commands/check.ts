// Runs the fast checks: formatting, lint, types, advisories, and the unit tests but the long ones. With --changed only what is near
// the files that differ from the last commit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './shared/changedFiles.ts';
import * as checks from './shared/checks.ts';
import { nearTests, unitTestsIn } from './shared/nearTests.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';

const checkChange = (): Promise<readonly checks.CheckResult[]> => {
  const changed = changedFiles();
  const tests = unitTestsIn(projectRoot);
  const texts = new Map(tests.map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]));
  return checks.runTogether(checks.checksOfChange(changed, nearTests(changed, texts)).map((check) => [check]));
};

const checkAll = (): Promise<readonly checks.CheckResult[]> => {
  const { format, lint, types, advisories, shortUnit } = checks;
  return checks.runTogether([[shortUnit], [format, lint, types, advisories]]);
};

const results = process.argv.includes('--changed') ? await checkChange() : await checkAll();
checks.reportFailed(results);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
