import { join } from 'node:path';
import { checkAdvisories } from './advisories.ts';
import { installTestPrograms } from './testPrograms.ts';
import { unitReport } from './testSummary.ts';
import { runScript, runTool, type Tool } from './tool.ts';
import { projectRoot } from '#env/shared/projectRoot.ts';

/** One check of the project, with the name in its report. */
export type Check = { readonly name: string; readonly run: () => Promise<boolean> };

/** A check that runs beside others, so its output is shown only after a failure. */
const quietCheck = (name: string, tool: Tool): Check => ({ name, run: () => runTool({ ...tool, isQuiet: true }) });

const command = (name: string, isQuiet = false): Check => ({
  name,
  run: () => runScript(join(projectRoot, 'env', 'commands', 'run.mjs'), [name], { isQuiet }),
});

const formatter: Tool = { packageName: 'oxfmt', command: 'oxfmt', args: ['--check'] };
const linter: Tool = {
  packageName: 'oxlint',
  command: 'oxlint',
  args: ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
};
const compiler: Tool = { packageName: 'typescript', command: 'tsc', args: ['-b', '--stopBuildOnErrors'] };

const withPaths = (tool: Tool, paths: readonly string[]): Tool => ({ ...tool, args: [...tool.args, ...paths] });

/** The formatting. */
export const format: Check = quietCheck('format', withPaths(formatter, ['.']));

/** The lint rules. */
export const lint: Check = quietCheck('lint', linter);

/** The types. */
export const types: Check = quietCheck('types', compiler);

/** Unused files, exports and dependencies. */
export const unused: Check = quietCheck('unused code', {
  packageName: 'knip',
  command: 'knip',
  args: ['--no-progress'],
});

/** The known advisories of the locked packages, where the registry answers. */
export const advisories: Check = { name: 'known advisories', run: () => checkAdvisories() };

const unitTests: Tool = { packageName: 'vitest', command: 'vitest', args: ['run'] };

/** The unit, property and contract tests; also writes the report for the test summary. */
export const unit: Check = quietCheck(
  'unit, property and contract tests',
  withPaths(unitTests, ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]),
);

/** The unit, property and contract tests but those that take many seconds, whose names end with `.long.test.ts`. */
export const shortUnit: Check = quietCheck(
  'unit, property and contract tests',
  withPaths(unitTests, ['--exclude', '**/*.long.test.{ts,tsx}']),
);

const lintedFile = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** The types, and what concerns some changed files only: their formatting, their lint rules, and the given unit tests. */
export const checksOfChange = (changed: readonly string[], tests: readonly string[]): readonly Check[] => {
  const narrowed = (name: string, tool: Tool, paths: readonly string[]): readonly Check[] =>
    paths.length === 0 ? [] : [quietCheck(name, withPaths(tool, paths))];
  return [
    ...narrowed('nearest unit tests', unitTests, tests),
    types,
    ...narrowed(
      lint.name,
      linter,
      changed.filter((path) => lintedFile.test(path)),
    ),
    ...narrowed(format.name, withPaths(formatter, ['--no-error-on-unmatched-pattern']), changed),
  ];
};

/** The catalogues in every language. */
export const catalogues: Check = quietCheck('catalogues', {
  packageName: 'tsx',
  command: 'tsx',
  args: ['locales/checkCatalogues.ts'],
});

/** A new production build. */
export const production: Check = command('build', true);

/** The size of each route's first load, compared with its budget. */
export const size: Check = command('size', true);

/** What the browser tests need on this machine. It never fails: a test whose program is missing does. */
export const testPrograms: Check = {
  name: 'programs of the browser tests',
  run: async () => {
    await installTestPrograms();
    return true;
  },
};

/** The browser tests on the production build; installs a browser if there is none. */
export const browserTests: Check = command('browsers');

/** The result of one check. */
export type CheckResult = { readonly name: string; readonly ok: boolean };

const runCheck = async ({ name, run }: Check): Promise<CheckResult> => {
  const started = performance.now();
  const ok = await run();
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return { name, ok };
};

/** Runs all checks one after another, also after a failure. */
export const runChecks = (checks: readonly Check[]): Promise<readonly CheckResult[]> =>
  checks.reduce<Promise<readonly CheckResult[]>>(async (before, next) => {
    const results = await before;
    console.log(`\n── ${next.name}`);
    return [...results, await runCheck(next)];
  }, Promise.resolve([]));

/** Runs lists of checks beside each other, and the checks of each list one after another. */
export const runTogether = async (lists: ReadonlyArray<readonly Check[]>): Promise<readonly CheckResult[]> =>
  (await Promise.all(lists.map(runChecks))).flat();

/** Prints the names of the failed checks, if any. */
export const reportFailed = (results: readonly CheckResult[]): void => {
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failed.length > 0) console.error(`\nNot good yet: ${failed.join(', ')}.`);
};
