// Checks format, lint, types and advisories, and runs the quick unit tests; --changed only those near uncommitted changes.
// Usage: npm run check -- [--changed]
import { parseArgs } from 'node:util';
import { advisories, format, lint, reportFailed, runTogether, selectedUnit, types } from './shared/checks.ts';

const { values } = parseArgs({ args: process.argv.slice(3), options: { changed: { type: 'boolean' } } });
const near = values.changed === true ? ['--changed', '--passWithNoTests'] : [];
const unit = selectedUnit(['--exclude', '**/*.long.test.{ts,tsx}', ...near]);
const results = await runTogether([unit], [format, lint, types, advisories]);
reportFailed(results);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
