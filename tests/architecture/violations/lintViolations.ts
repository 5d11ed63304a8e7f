import type { Violation } from '#tests/architecture/violations/violation.ts';

const layers = ['domain', 'application', 'infrastructure', 'ui', 'env'];

type PlantedFile = readonly [name: string, text: string];

const everywhere = (what: string, rule: string, [name, text]: PlantedFile): readonly Violation[] =>
  layers.map((layer) => ({ what: `${layer} ${what}`, path: `${layer}/planted/${name}`, text, rule }));

/** Words of fp-ts that are not the code's: a function, a word of a module that is used, and a module that is not. */
const otherDialects = [
  ['flow.ts', "import { flow } from 'fp-ts/function';\n\nexport const planted: unknown = flow;\n"],
  ['fold.ts', "import * as TE from 'fp-ts/TaskEither';\n\nexport const planted: unknown = TE.getOrElse;\n"],
  ['option.ts', "import * as O from 'fp-ts/Option';\n\nexport const planted: unknown = O.some;\n"],
] as const;

/** Every violation of a style rule that the linter must report. */
export const lintViolations: readonly Violation[] = [
  ...['domain', 'application', 'infrastructure'].flatMap((layer) =>
    otherDialects.map(([name, text]) => ({
      what: `${layer} with another word of fp-ts`,
      path: `${layer}/planted/${name}`,
      text,
      rule: 'project(fp-ts-dialect)',
    })),
  ),
  ...everywhere('with a default export', 'import(no-default-export)', ['byDefault.ts', 'export default 1;\n']),
  ...everywhere('importing from a parent folder', 'import(no-relative-parent-imports)', [
    'upwards.ts',
    "import type { Parent } from '../shared/parent.ts';\n\nexport type Planted = Parent;\n",
  ]),
  ...everywhere('with a type assertion', 'typescript(no-unsafe-type-assertion)', [
    'cast.ts',
    'export const planted = (value: unknown): string => value as string;\n',
  ]),
  ...everywhere('with any', 'typescript(no-explicit-any)', [
    'untyped.ts',
    'export const planted = (value: any): string => String(value);\n',
  ]),
  ...everywhere('re-exporting', 'oxc(no-barrel-file)', [
    'barrel.ts',
    "export * from '#tests/architecture/violations/neighbour.ts';\n",
  ]),
  ...everywhere('with a file that is too long', 'eslint(max-lines)', [
    'tooLong.ts',
    `${'// a line\n'.repeat(150)}export {};\n`,
  ]),
  ...everywhere('with an enum', 'project(no-enum-or-class)', ['enum.ts', 'export enum Planted {\n  One,\n}\n']),
  ...everywhere('with a class', 'project(no-enum-or-class)', ['class.ts', 'export class Planted {}\n']),
  ...everywhere('with four parameters', 'eslint(max-params)', [
    'fourParameters.ts',
    'export const planted = (a: 1, b: 1, c: 1, d: 1): number => a + b + c + d;\n',
  ]),
  ...everywhere('with an import cycle', 'import(no-cycle)', [
    'cycleStart.ts',
    "import { end } from './cycleEnd.ts';\n\nexport const start = (): unknown => end;\n",
  ]),
  ...everywhere('with an import cycle, in its second file,', 'import(no-cycle)', [
    'cycleEnd.ts',
    "import { start } from './cycleStart.ts';\n\nexport const end = (): unknown => start;\n",
  ]),
  {
    what: 'domain with an optional field',
    path: 'domain/planted/optional.ts',
    text: 'export type Planted = { readonly maybe?: string };\n',
    rule: 'project(no-optional-field)',
  },
  {
    what: 'domain with a mutable field',
    path: 'domain/planted/mutable.ts',
    text: 'export type Planted = { changing: string };\n',
    rule: 'project(readonly-field)',
  },
  {
    what: 'a promise that is not awaited',
    path: 'infrastructure/planted/floating.ts',
    text: 'const send = async (): Promise<void> => {};\n\nexport const planted = (): void => {\n  send();\n};\n',
    rule: 'typescript(no-floating-promises)',
  },
  {
    what: 'a switch without one of its cases',
    path: 'domain/planted/missingCase.ts',
    text: "export const planted = (side: 'left' | 'right'): string => {\n  switch (side) {\n    case 'left':\n      return 'l';\n  }\n  return 'r';\n};\n",
    rule: 'typescript(switch-exhaustiveness-check)',
  },
  {
    what: 'a test that sleeps',
    path: 'tests/planted/sleep.test.ts',
    text: 'export const planted = (): unknown => setTimeout(() => null, 1);\n',
    rule: 'project(no-sleep)',
  },
  {
    what: 'a test that is skipped',
    path: 'tests/planted/skipped.test.ts',
    text: "import { expect, it } from 'vitest';\n\nit.skip('is skipped', () => {\n  expect(1).toBe(1);\n});\n",
    rule: 'vitest(no-disabled-tests)',
  },
];
