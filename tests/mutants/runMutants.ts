import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { outputFolder, projectRoot } from '#env/shared/projectRoot.ts';
import type { Mutant } from './mutantReport.ts';

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The lines of a source text that a replacement changes, before and after; each on one line. */
const changedLines = (
  source: string,
  { start, end }: Result['location'],
  replacement: string,
): { readonly from: string; readonly to: string } => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const before = (lines[0] ?? '').slice(0, start.column - 1);
  const after = (lines.at(-1) ?? '').slice(end.column - 1);
  return { from: onOneLine(lines.join('\n')), to: onOneLine(`${before}${replacement}${after}`) };
};

const folder = relative(projectRoot, join(outputFolder, 'mutants'));

const sourceFiles = (path: string): string => (path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*.ts`);

const toMutant = ({ fileName, status, testsCompleted, location, replacement }: Result): Mutant => ({
  file: relative(projectRoot, fileName),
  line: location.start.line,
  // Because: when every test file that imports it fails to load, no test has failed, and Stryker takes it for a survivor.
  status: status === 'Survived' && testsCompleted === 0 ? 'Killed' : status,
  ...changedLines(readFileSync(fileName, 'utf8'), location, replacement),
});

/** Runs the unit tests against every mutant of some folders and files; `force` repeats also what an earlier run found out. */
export const runMutants = async (
  paths: readonly string[],
  { concurrency, force }: { readonly concurrency: number; readonly force: boolean },
): Promise<readonly Mutant[]> => {
  const stryker = new Stryker({
    mutate: [...paths.map(sourceFiles), '!**/*.d.ts'],
    testRunner: 'staged',
    vitest: { configFile: 'tests/mutants/vitest.config.ts', related: true },
    plugins: ['@stryker-mutator/vitest-runner', './tests/mutants/stagedRunner.mjs'],
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: join(folder, 'incremental.json'),
    force,
    tempDirName: join(folder, 'sandbox'),
    ignorePatterns: ['.output', 'dist', 'docs'],
    concurrency,
    reporters: ['progress', 'html'],
    htmlReporter: { fileName: join(folder, 'report.html') },
    // Because: Stryker would change the files of types with the API of TypeScript, which version 7 does not have; the tests run without types.
    disableTypeChecks: false,
    tsconfigFile: 'none',
    // Because: a property that fails looks for a smaller example, which takes long on a busy machine.
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 30,
    warnings: false,
  });
  return (await stryker.runMutationTest()).map(toMutant);
};
