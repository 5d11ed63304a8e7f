import { unitReport } from './tally.ts';
import { runTool, type Tool } from './tool.ts';

/** One thing that must hold before a change is good, by the name it is reported under. */
export type Check = { readonly name: string; readonly holds: () => Promise<boolean> };

const check = (name: string, tool: Tool): Check => ({ name, holds: () => runTool(tool) });

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

/** Runs every check, even after one has failed, and answers the names of those that failed. */
export const failedAmong = async (checks: readonly Check[]): Promise<readonly string[]> => {
  const failed: string[] = [];
  for (const { name, holds } of checks) {
    const started = performance.now();
    console.log(`\n── ${name}`);
    const good = await holds();
    console.log(`${good ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    if (!good) failed.push(name);
  }
  return failed;
};

/** Unit, property and contract tests, their outcome also written where the tally reads it. */
export const unit: Check = check('unit, property and contract tests', {
  packageName: 'vitest',
  command: 'vitest',
  words: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
});
