import { rmSync } from 'node:fs';
import * as checks from './shared/checks.ts';
import { runChecks, sayFailed } from './shared/runChecks.ts';
import { browserReport, readTally, unitReport, verdict } from './shared/tally.ts';

for (const report of [unitReport, browserReport]) rmSync(report, { force: true });

const { types, lint, format, catalogues, unused, unit, production, size, browserTests } = checks;
const endings = await runChecks([types, lint, format, catalogues, unused, unit, production, size, browserTests]);
const reports = new Map([
  [unit.name, unitReport],
  [browserTests.name, browserReport],
]);

const { passed, failed } = verdict(
  endings.map(({ name, held }) => {
    const report = reports.get(name);
    return { held, tally: report === undefined ? null : readTally(report) };
  }),
);
sayFailed(endings);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
