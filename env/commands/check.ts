// Runs the fast checks: formatting, lint, types, advisories, unit tests.
import { advisories, format, lint, reportFailed, runChecks, types, unit } from './shared/checks.ts';

const results = await runChecks([format, lint, types, advisories, unit]);
reportFailed(results);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
