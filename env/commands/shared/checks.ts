import { join } from 'node:path';
import { unitReport } from './tally.ts';
import { runScript, runTool, type Tool } from './tool.ts';
import { top } from './top.ts';

/** One thing that must hold before a change is good, by the name it is reported under. */
export type Check = { readonly name: string; readonly holds: () => Promise<boolean> };

const check = (name: string, tool: Tool): Check => ({ name, holds: () => runTool(tool) });

const command = (name: string): Check => ({
  name,
  holds: () => runScript(join(top, 'env', 'commands', 'run.mjs'), [name]),
});

export const format: Check = check('format', { packageName: 'oxfmt', command: 'oxfmt', words: ['--check', '.'] });

export const lint: Check = check('lint', {
  packageName: 'oxlint',
  command: 'oxlint',
  words: ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
});

export const types: Check = check('types', {
  packageName: 'typescript',
  command: 'tsc',
  words: ['-b', '--stopBuildOnErrors'],
});

export const unused: Check = check('unused code', { packageName: 'knip', command: 'knip', words: ['--no-progress'] });

/** Unit, property and contract tests, their outcome also written where the tally reads it. */
export const unit: Check = check('unit, property and contract tests', {
  packageName: 'vitest',
  command: 'vitest',
  words: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
});

/** Every message in every language, in order. */
export const catalogues: Check = check('catalogues', {
  packageName: 'tsx',
  command: 'tsx',
  words: ['locales/checkCatalogues.ts'],
});

/** The production build, made anew. */
export const production: Check = command('build');

/** What each route's first load weighs, against its budget. */
export const size: Check = command('size');

/** The journeys in a real browser, on the production build, installing a browser first where there is none. */
export const browserTests: Check = command('browsers');
