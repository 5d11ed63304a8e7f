import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { lockedFolders } from '#env/commands/prepare.mjs';
import { projectRoot } from '#env/shared/projectRoot.ts';
import { installTestPrograms } from './programs.ts';
import { browserReport, readTests, roomLines, type TestResult, unitReport } from './reports.ts';
import { runProgram, runTool } from './tool.ts';

type Answer = boolean | 'not checked';

/** One check of the project, with its name for people, and the report file of its tests if it has some. */
export type Check = { readonly name: string; readonly report?: string; readonly run: () => Promise<Answer> };

/** A check beside others, whose output is shown only after a failure. */
const tool = (name: string, script: string, ...args: readonly string[]): Check => ({
  name,
  run: async () => (await runTool(script, args, { isQuiet: true })) === 0,
});

const command = (name: string, isQuiet: boolean): Check => {
  const script = join(projectRoot, 'env', 'commands', 'run.mjs');
  return { name, run: async () => (await runProgram(process.execPath, [script, name], { isQuiet })) === 0 };
};

// Because: npm reports "no advisory" without asking if it is configured to work offline, and fails as text on low severities.
const auditArgs =
  'audit --json --package-lock-only --include=dev --audit-level=info --offline=false --fetch-retries=0 --fetch-timeout=30000';

/** Runs `npm audit` over the lockfile of a folder; returns what it says of an advisory, or of a registry that gives no report. */
const audit = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    const options = { cwd: join(projectRoot, folder), shell: process.platform === 'win32' };
    execFile('npm', auditArgs.split(' '), options, (fault, said) =>
      resolve(fault === null ? '' : said || fault.message),
    );
  });

/** A registry that keeps no advisories, or is not reached, gives no report, and npm's message says why. */
const hasNoAdvisory = async (): Promise<Answer> => {
  const all = await Promise.all(lockedFolders.map(audit));
  const said = new Set(all.filter(Boolean).map((text) => text.replace(/^\{\s+"message": (".+"),[^]*/, '$1')));
  for (const text of said) console.log(text);
  const hasReport = [...said].some((text) => text.includes('"auditReportVersion"'));
  return said.size === 0 || (hasReport ? false : 'not checked');
};

/** The unit, property and contract tests that the arguments of Vitest select. */
export const selectedUnit = (...args: readonly string[]): Check =>
  tool('unit, property and contract tests', 'vitest/vitest.mjs', 'run', ...args);

/** Lints files, or all without one. */
export const lintOf = (...files: readonly string[]): Check =>
  tool('lint', 'oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives', ...files);

/** All checks. That of the programs fails only where it cannot install: a test whose program is missing fails itself. */
export const checks = {
  // Because: each checker reads the shared types again, and other checks use the second processor.
  types: tool('types', 'typescript/bin/tsc', '-b', '--stopBuildOnErrors', '--singleThreaded'),
  lint: lintOf(),
  format: tool('format', 'oxfmt/bin/oxfmt', '--check'),
  unused: tool('unused code', 'knip/bin/knip.js', '--no-progress'),
  advisories: { name: 'known advisories', run: hasNoAdvisory },
  unit: {
    ...selectedUnit('--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`),
    report: unitReport,
  },
  programs: { name: 'programs of the browser tests', run: async () => installTestPrograms().then(() => true) },
  build: command('build', true),
  size: command('size', true),
  browsers: { ...command('browsers', false), report: browserReport },
} satisfies { readonly [name: string]: Check };

type CheckResult = { readonly name: string; readonly tests: readonly TestResult[]; readonly failed: number };

const runCheck = async ({ name, report, run }: Check): Promise<CheckResult> => {
  console.log(`\n── ${name}`);
  const answer = (await run().catch((fault: unknown) => console.error(String(fault)))) ?? false;
  console.log(answer === 'not checked' ? `? ${name}: not checked` : `${answer ? '✓' : '✗'} ${name}`);
  const tests = report === undefined ? [] : readTests(report);
  const failed = tests.filter(({ hasPassed }) => !hasPassed).length;
  return { name, tests, failed: answer === false ? Math.max(failed, 1) : failed };
};

const runInTurn = async (list: readonly Check[]): Promise<readonly CheckResult[]> => {
  const results: CheckResult[] = [];
  for (const check of list) results.push(await runCheck(check));
  return results;
};

/**
 * Runs stages one after another: the lists of a stage beside each other, and the checks of a list in turn, also after a failure. Says
 * which failed, and in which tests; returns the counts of all tests, and a line for each room. A failed check counts as one failure or more.
 */
export const runChecks = async (...stages: ReadonlyArray<ReadonlyArray<readonly Check[]>>) => {
  const results: CheckResult[] = [];
  for (const lists of stages) results.push(...(await Promise.all(lists.map(runInTurn))).flat());
  const bad = results.filter(({ failed }) => failed > 0).map(({ name }) => name);
  const tests = results.flatMap((result) => result.tests);
  const wrong = tests.filter(({ hasPassed }) => !hasPassed);
  if (bad.length > 0) console.error(`\nNot good yet: ${bad.join(', ')}.`);
  for (const { said } of wrong) console.error(said.split('\n', 6).join('\n  '));
  const passed = tests.length - wrong.length;
  return { passed, failed: results.reduce((sum, { failed }) => sum + failed, 0), rooms: roomLines(tests) };
};
