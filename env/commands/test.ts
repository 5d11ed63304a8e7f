// Runs every check and every test, browsers included; the last line is "N passed, N failed".
import { rmSync } from 'node:fs';
import * as checks from './shared/checks.ts';
import { browserReport, totalSummary, unitReport } from './shared/testSummary.ts';

for (const report of [unitReport, browserReport]) rmSync(report, { force: true });

const { types, lint, format, catalogues, unused, advisories, unit, production, size, testPrograms, browserTests } =
  checks;
// Because: the tools and the build use one processor each, and the browser tests use all of them and are sensitive to other work.
const results = [
  ...(await checks.runTogether(
    [types, lint, format, catalogues, unused, advisories, unit],
    [testPrograms, production, size],
  )),
  ...(await checks.runChecks([browserTests])),
];
checks.reportFailed(results);
const { passed, failed } = totalSummary(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
