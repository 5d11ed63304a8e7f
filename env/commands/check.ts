// Checks format, lint, types and advisories, and runs the quick unit tests; --changed only those near uncommitted changes.
// Usage: npm run check -- [--changed]
import { parseArgs } from 'node:util';
import { checks, runChecks, selectedUnit } from './shared/checks.ts';

const { values } = parseArgs({ args: process.argv.slice(3), options: { changed: { type: 'boolean' } } });
const near = values.changed === true ? ['--changed', '--passWithNoTests'] : [];
const { format, lint, types, advisories } = checks;
const unit = selectedUnit('--exclude', '**/*.long.test.{ts,tsx}', ...near);
const { failed } = await runChecks([[unit], [format, lint, types, advisories]]);
process.exitCode = failed > 0 ? 1 : 0;
