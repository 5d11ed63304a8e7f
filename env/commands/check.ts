// Runs the fast checks: formatting, lint, types, unit tests.
import { format, lint, reportFailed, runChecks, types, unit } from './shared/checks.ts';

const results = await runChecks([format, lint, types, unit]);
reportFailed(results);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
