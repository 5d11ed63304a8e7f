import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A source text by its path from the project's root. */
export type Sources = ReadonlyMap<string, string>;

const importedPath = /\b(?:from|import)\s*\(?\s*'(#|\.{1,2}\/)([^']+)'/g;
const testFile = /^tests\/(?!e2e\/|screens\/).*\.test\.tsx?$/;
const ruleFile = /^(?:domain|application|infrastructure|ui)\/.*\.tsx?$/;

const importsOf = (path: string, text: string): readonly string[] =>
  [...text.matchAll(importedPath)].map(([, start = '', rest = '']) =>
    start === '#' ? rest : join(dirname(path), start, rest),
  );

/**
 * The unit tests nearest to changed files: those that changed, those that import a changed file, and those in the folder of
 * `tests` that belongs to the folder of a changed file. `tests` holds the texts of all unit tests.
 */
export const nearTests = (changed: readonly string[], tests: Sources): readonly string[] => {
  const files = new Set(changed);
  const folders = new Set(changed.filter((path) => ruleFile.test(path)).map((path) => join('tests', dirname(path))));
  return [...tests]
    .filter(
      ([path, text]) =>
        files.has(path) || folders.has(dirname(path)) || importsOf(path, text).some((imported) => files.has(imported)),
    )
    .map(([path]) => path);
};

/** The paths of all unit tests of the project in a folder. */
export const unitTestsIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('tests', path))
    .filter((path) => testFile.test(path));
