import { format, lint, types, unit } from './shared/checks.ts';
import { runChecks, sayFailed } from './shared/runChecks.ts';

const endings = await runChecks([format, lint, types, unit]);
sayFailed(endings);
process.exitCode = endings.every(({ held }) => held) ? 0 : 1;
