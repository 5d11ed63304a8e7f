import type { Violation } from './layerViolations.ts';

/** What is planted beside the layer's name, the rule that reports it, its text, and its file name where that matters. */
type PlantedFile = readonly [what: string, rule: string, text: string, name?: string];

const slow = 'project(no-slow-regex)';
const cycle = 'import(no-cycle)';
const dialect = ['with another word of fp-ts', 'project(fp-ts-dialect)'] as const;

/** The files of each list are planted in each of its folders. */
const planted: ReadonlyArray<readonly [folders: readonly string[], files: readonly PlantedFile[]]> = [
  [
    ['domain', 'application', 'infrastructure', 'ui', 'env'],
    [
      ['with a default export', 'import(no-default-export)', 'export default 1;'],
      [
        'importing from a parent folder',
        'import(no-relative-parent-imports)',
        "import type { Parent } from '../shared/parent.ts';\n\nexport type Planted = Parent;",
      ],
      [
        'with a type assertion',
        'typescript(no-unsafe-type-assertion)',
        'export const planted = (value: unknown): string => value as string;',
      ],
      ['with any', 'typescript(no-explicit-any)', 'export const planted = (value: any): string => String(value);'],
      ['re-exporting', 'oxc(no-barrel-file)', "export * from '#tests/architecture/neighbour.ts';"],
      ['with a file that is too long', 'eslint(max-lines)', `${'// a line\n'.repeat(150)}export {};`],
      ['with an enum', 'project(no-enum-or-class)', 'export enum Planted {\n  One,\n}'],
      ['with a class', 'project(no-enum-or-class)', 'export class Planted {}'],
      [
        'with four parameters',
        'eslint(max-params)',
        'export const planted = (a: 1, b: 1, c: 1, d: 1): number => a + b + c + d;',
      ],
      ['with an import cycle', cycle, "import { a } from './b.ts';\n\nexport const b = (): unknown => a;", 'a.ts'],
      ['with an import cycle', cycle, "import { b } from './a.ts';\n\nexport const a = (): unknown => b;", 'b.ts'],
    ],
  ],
  [
    ['domain', 'application', 'infrastructure'],
    [
      [...dialect, "import { flow } from 'fp-ts/function';\n\nexport const planted: unknown = flow;"],
      [...dialect, "import * as TE from 'fp-ts/TaskEither';\n\nexport const planted: unknown = TE.getOrElse;"],
      [...dialect, "import * as O from 'fp-ts/Option';\n\nexport const planted: unknown = O.some;"],
    ],
  ],
  [
    ['domain', 'ui'],
    [
      ['with a slow expression', slow, 'export const planted: RegExp = /^(a+)+$/;'],
      [
        'with a slow expression at an end',
        slow,
        "export const planted = (text: string): string => text.replace(/[/]+$/, '');",
      ],
      ['with an expression that is put together', slow, "export const planted: RegExp = new RegExp('(a|b+)*c');"],
    ],
  ],
  [
    ['domain'],
    [
      ['with an optional field', 'project(no-optional-field)', 'export type Planted = { readonly maybe?: string };'],
      ['with a mutable field', 'project(readonly-field)', 'export type Planted = { changing: string };'],
      [
        'with a switch without one of its cases',
        'typescript(switch-exhaustiveness-check)',
        "export const planted = (side: 'left' | 'right'): string => {\n  switch (side) {\n    case 'left':\n      return 'l';\n  }\n  return 'r';\n};",
      ],
      [
        'with a promise that is not awaited',
        'typescript(no-floating-promises)',
        'const send = async (): Promise<void> => {};\n\nexport const planted = (): void => {\n  send();\n};',
      ],
    ],
  ],
  [
    ['tests'],
    [
      [
        'with a test that sleeps',
        'project(no-sleep)',
        'export const planted = (): unknown => setTimeout(() => null, 1);',
        'sleep.test.ts',
      ],
      [
        'with a test that is skipped',
        'vitest(no-disabled-tests)',
        "import { expect, it } from 'vitest';\n\nit.skip('is skipped', () => {\n  expect(1).toBe(1);\n});",
        'skipped.test.ts',
      ],
    ],
  ],
];

/** Every violation of a style rule that the linter must report. */
export const styleViolations: readonly Violation[] = planted.flatMap(([folders, files], list) =>
  files.flatMap(([what, rule, text, name], at) =>
    folders.map((folder) => ({
      what: `${folder} ${what}`,
      path: `${folder}/planted/${name ?? `style${list}-${at}.ts`}`,
      text: `${text}\n`,
      rule,
    })),
  ),
);

/** A violation that the compiler reports only in a project without other errors. */
export const untypedExport: Violation = {
  what: 'domain exporting without a type',
  path: 'domain/planted/untyped.ts',
  text: 'export const planted = [1, String(2)];\n',
  rule: 'TS9017',
};
