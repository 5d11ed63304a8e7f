import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { lockedFolders, npmCommand } from '#env/commands/prepare.mjs';
import { installTestPrograms } from './programs.ts';
import * as summaries from './testSummary.ts';
import { runProgram, runTool } from './tool.ts';

/** One check of the project, with the name in its report. */
export type Check = {
  readonly name: string;
  readonly run: () => Promise<boolean>;
  /** Reads the numbers of its tests, for a check that has some. */
  readonly readSummary?: () => summaries.TestSummary;
};

/** A check beside others, whose output is shown only after a failure. */
const quietTool = (name: string, script: string, args: readonly string[]): Check => ({
  name,
  run: async () => (await runTool(script, args, { isQuiet: true })) === 0,
});

const command = (name: string, isQuiet: boolean): Check => {
  const script = join(projectRoot, 'env', 'commands', 'run.mjs');
  return { name, run: async () => (await runProgram(process.execPath, [script, name], { isQuiet })) === 0 };
};

/** The formatting. */
export const format: Check = quietTool('format', 'oxfmt/bin/oxfmt', ['--check']);

/** The lint rules. */
export const lint: Check = quietTool('lint', 'oxlint/bin/oxlint', [
  '--type-aware',
  '--deny-warnings',
  '--report-unused-disable-directives',
]);

/** The types. */
export const types: Check = quietTool('types', 'typescript/bin/tsc', ['-b', '--stopBuildOnErrors']);

/** Unused files, exports and dependencies. */
export const unused: Check = quietTool('unused code', 'knip/bin/knip.js', ['--no-progress']);

// Because: npm reports "no advisory" without asking if it is configured to work offline.
const auditArgs =
  'audit --json --package-lock-only --include=dev --audit-level=info --offline=false --fetch-retries=0 --fetch-timeout=30000';

/** Runs `npm audit` over the lockfile of a folder; returns what it says of an advisory, or of a registry that gives no report. */
const audit = (folder: string): Promise<string | null> =>
  new Promise((resolve) => {
    const [program, all, options] = npmCommand(auditArgs.split(' '), folder);
    execFile(program, all, options, (fault, stdout) => resolve(fault === null ? null : stdout));
  });

/** The known advisories of the packages in every lockfile. A registry that keeps none, or is not reached, gives no report and passes. */
export const advisories: Check = {
  name: 'known advisories',
  run: async () => {
    const said = (await Promise.all(lockedFolders.map(audit))).filter((text) => text !== null);
    for (const text of new Set(said)) console.log(text);
    return !said.some((text) => text.includes('"auditReportVersion"'));
  },
};

/** The unit, property and contract tests that the arguments of Vitest select. */
export const selectedUnit = (args: readonly string[]): Check =>
  quietTool('unit, property and contract tests', 'vitest/vitest.mjs', ['run', ...args]);

/** All unit, property and contract tests. */
export const unit: Check = {
  ...selectedUnit(['--reporter=default', '--reporter=json', `--outputFile.json=${summaries.unitReport}`]),
  readSummary: () => summaries.summarizeUnitReport(summaries.readUnitReport()),
};

/** The catalogues in every language. */
export const catalogues: Check = quietTool('catalogues', 'tsx/dist/cli.mjs', ['locales/checkCatalogues.ts']);

/** A new production build. */
export const production: Check = command('build', true);

/** The size of each screen's first load, compared with its budget. */
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
export const browserTests: Check = {
  ...command('browsers', false),
  readSummary: () => summaries.summarizeBrowserReport(summaries.readBrowserReport()),
};

/** The result of one check. */
export type CheckResult = { readonly name: string; readonly ok: boolean; readonly summary: summaries.TestSummary };

const runCheck = async ({ name, run, readSummary = () => summaries.noTests }: Check): Promise<CheckResult> => {
  const ok = await run();
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  return { name, ok, summary: readSummary() };
};

/** Runs all checks one after another, also after a failure. */
export const runChecks = async (checks: readonly Check[]): Promise<readonly CheckResult[]> => {
  const results: CheckResult[] = [];
  for (const check of checks) {
    console.log(`\n── ${check.name}`);
    results.push(await runCheck(check));
  }
  return results;
};

/** Runs lists of checks beside each other, and the checks of each list one after another. */
export const runTogether = async (...lists: ReadonlyArray<readonly Check[]>): Promise<readonly CheckResult[]> =>
  (await Promise.all(lists.map(runChecks))).flat();

/** Prints the names of the failed checks, if any. */
export const reportFailed = (results: readonly CheckResult[]): void => {
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failed.length > 0) console.error(`\nNot good yet: ${failed.join(', ')}.`);
};
