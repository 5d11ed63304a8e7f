// Checks format, lint, types and advisories, and runs the quick unit tests; --changed only those near uncommitted changes.
// Usage: npm run check -- [--changed]
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checks, lintOf, runChecks, selectedUnit } from './shared/checks.ts';

const { values } = parseArgs({ args: process.argv.slice(3), options: { changed: { type: 'boolean' } } });
const status = values.changed === true ? execFileSync('git', ['status', '--porcelain', '--no-renames', '-uall']) : '';
const files = String(status).match(/(?<=^...).+/gm) ?? [];
const scripts = files.filter((file) => /\.[jt]sx?$/.test(file) && existsSync(file));
const folders = files.map((file) => /^(?:tests\/)?([^/]+\/.+\/)/.exec(file)?.[1] ?? file);
const unit = selectedUnit('--passWithNoTests', '--exclude', '**/*.long.test.{ts,tsx}', ...new Set(folders));
const advisories = values.changed === true ? [] : [checks.advisories];
const { failed } = await runChecks([[unit], [checks.format, lintOf(...scripts), checks.types, ...advisories]]);
process.exitCode = failed > 0 ? 1 : 0;
