import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { outputFolder, projectRoot } from '#env/shared/projectRoot.ts';

/** The report files of the unit tests and of the browser tests. */
export const unitReport: string = join(outputFolder, 'reports', 'unit.json');
export const browserReport: string = join(outputFolder, 'reports', 'browser.json');

/** One test. Its room is the folder under `tests/`. One that was skipped, or passed only when it was repeated, has not passed. */
export type TestResult = { readonly room: string; readonly hasPassed: boolean; readonly ms: number };

type Run = { readonly status: string; readonly duration?: number };
type UnitFile = { readonly name: string; readonly assertionResults: readonly Run[] };
type BrowserTest = { readonly status: string; readonly results: readonly Run[] };
type Spec = { readonly tests: readonly BrowserTest[] };
type Suite = { readonly suites?: readonly Suite[]; readonly specs: readonly Spec[] };

const inFile = ({ name, assertionResults }: UnitFile): readonly TestResult[] => {
  const [room = ''] = relative(join(projectRoot, 'tests'), name).split(sep);
  return assertionResults.map(({ status, duration = 0 }) => ({ room, hasPassed: status === 'passed', ms: duration }));
};

const inBrowser = ({ status, results: [run] }: BrowserTest): TestResult => ({
  room: 'e2e',
  hasPassed: status === 'expected',
  ms: run?.duration ?? 0,
});

const inSuite = ({ suites = [], specs }: Suite): readonly TestResult[] => [
  ...specs.flatMap(({ tests }) => tests.map(inBrowser)),
  ...suites.flatMap(inSuite),
];

/** Reads the tests of a JSON report of Vitest or Playwright; none without a report, or of a part of one. */
export const readTests = (report: string): readonly TestResult[] => {
  try {
    const { testResults = [], suites = [] } = JSON.parse(readFileSync(report, 'utf8'));
    return [...testResults.flatMap(inFile), ...suites.flatMap(inSuite)];
  } catch {
    return [];
  }
};

/** A line for each room: how many tests it has, and the seconds that they take one after another. */
export const roomLines = (tests: readonly TestResult[]): readonly string[] =>
  [...new Set(tests.map(({ room }) => room))].map((name) => {
    const own = tests.filter(({ room }) => room === name);
    const seconds = own.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    return `${name.padEnd(16)}${String(own.length).padStart(6)} tests${seconds.toFixed(0).padStart(6)} s`;
  });
