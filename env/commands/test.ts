// Runs every check and every test, browsers included; the last line is "N passed, N failed".
import { rmSync } from 'node:fs';
import { checks, runChecks } from './shared/checks.ts';
import { browserReport, unitReport } from './shared/reports.ts';

for (const report of [unitReport, browserReport]) rmSync(report, { force: true });

const { types, lint, format, unused, advisories, unit, programs, build, size, browsers } = checks;
// Because: the tools and the build use one processor each, the unit tests what is left, and the browser tests, which are sensitive to
// other work, all of them.
const { passed, failed, rooms } = await runChecks(
  [
    [types, lint, format, unused, advisories],
    [programs, build, size, unit],
  ],
  [[browsers]],
);
console.log(`\n${rooms.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
