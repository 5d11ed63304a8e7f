import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { outputFolder, projectRoot } from '#env/shared/projectRoot.ts';

/** The report files of the unit tests and of the browser tests. */
export const unitReport: string = join(outputFolder, 'reports', 'unit.json');
export const browserReport: string = join(outputFolder, 'reports', 'browser.json');

/** One test: its file under `tests/`, title and fault. One that was skipped, or passed only when it was repeated, has not passed. */
export type TestResult = { readonly said: string; readonly hasPassed: boolean; readonly ms: number };

type Run = { readonly status: string; readonly duration?: number };
type UnitTest = Run & { readonly fullName: string; readonly failureMessages: readonly string[] };
type UnitFile = { readonly name: string; readonly assertionResults: readonly UnitTest[] };
type BrowserTest = { readonly status: string; readonly results: ReadonlyArray<Run & { readonly error?: Error }> };
type Spec = { readonly file: string; readonly title: string; readonly tests: readonly BrowserTest[] };
type Suite = { readonly suites?: readonly Suite[]; readonly specs: readonly Spec[] };

const inFile = ({ name, assertionResults }: UnitFile): readonly TestResult[] =>
  assertionResults.map(({ status, duration = 0, fullName, failureMessages: [fault = ''] }) => ({
    said: `${relative(join(projectRoot, 'tests'), name)}: ${fullName}\n${fault}`,
    hasPassed: status === 'passed',
    ms: duration,
  }));

const inSpec = ({ file, title, tests }: Spec): readonly TestResult[] =>
  tests.map(({ status, results: [run] }) => ({
    said: `e2e/${file}: ${title}\n${run?.error?.message ?? ''}`,
    hasPassed: status === 'expected',
    ms: run?.duration ?? 0,
  }));

const inSuite = ({ suites = [], specs }: Suite): readonly TestResult[] =>
  [specs.map(inSpec), suites.map(inSuite)].flat(2);

/** Reads the tests of a JSON report of Vitest or Playwright; none without a report, or of a part of one. */
export const readTests = (report: string): readonly TestResult[] => {
  try {
    const { testResults = [], suites = [] } = JSON.parse(readFileSync(report, 'utf8'));
    return [...testResults.flatMap(inFile), ...suites.flatMap(inSuite)];
  } catch {
    return [];
  }
};

const roomOf = ({ said }: TestResult): string => said.replace(/[/\\][^]*/, '');

/** A line for each room, a folder under `tests/`: how many tests it has, and the seconds that they take one after another. */
export const roomLines = (tests: readonly TestResult[]): readonly string[] =>
  [...new Set(tests.map(roomOf))].map((room) => {
    const own = tests.filter((test) => roomOf(test) === room);
    const seconds = own.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    return `${room.padEnd(16)}${String(own.length).padStart(6)} tests${seconds.toFixed(0).padStart(6)} s`;
  });
