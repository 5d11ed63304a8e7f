import type { Violation } from './layerViolations.ts';

const layers = ['domain', 'application', 'infrastructure', 'ui', 'env'];

type PlantedFile = readonly [what: string, rule: string, name: string, text: string];

/** Words of fp-ts that are not the code's: a function, a word of a module that is used, and a module that is not. */
const otherDialects: readonly PlantedFile[] = [
  ["import { flow } from 'fp-ts/function';\n\nexport const planted: unknown = flow;\n"],
  ["import * as TE from 'fp-ts/TaskEither';\n\nexport const planted: unknown = TE.getOrElse;\n"],
  ["import * as O from 'fp-ts/Option';\n\nexport const planted: unknown = O.some;\n"],
].map(([text = ''], at) => ['with another word of fp-ts', 'project(fp-ts-dialect)', `dialect${at}.ts`, text]);

const everywhere: readonly PlantedFile[] = [
  ['with a default export', 'import(no-default-export)', 'byDefault.ts', 'export default 1;\n'],
  [
    'importing from a parent folder',
    'import(no-relative-parent-imports)',
    'upwards.ts',
    "import type { Parent } from '../shared/parent.ts';\n\nexport type Planted = Parent;\n",
  ],
  [
    'with a type assertion',
    'typescript(no-unsafe-type-assertion)',
    'cast.ts',
    'export const planted = (value: unknown): string => value as string;\n',
  ],
  [
    'with any',
    'typescript(no-explicit-any)',
    'untyped.ts',
    'export const planted = (value: any): string => String(value);\n',
  ],
  ['re-exporting', 'oxc(no-barrel-file)', 'barrel.ts', "export * from '#tests/architecture/neighbour.ts';\n"],
  ['with a file that is too long', 'eslint(max-lines)', 'tooLong.ts', `${'// a line\n'.repeat(150)}export {};\n`],
  ['with an enum', 'project(no-enum-or-class)', 'enum.ts', 'export enum Planted {\n  One,\n}\n'],
  ['with a class', 'project(no-enum-or-class)', 'class.ts', 'export class Planted {}\n'],
  [
    'with four parameters',
    'eslint(max-params)',
    'fourParameters.ts',
    'export const planted = (a: 1, b: 1, c: 1, d: 1): number => a + b + c + d;\n',
  ],
  ...['One', 'Other'].map((name, at): PlantedFile => {
    const other = at === 0 ? 'Other' : 'One';
    const text = `import { at${other} } from './cycle${other}.ts';\n\nexport const at${name} = (): unknown => at${other};\n`;
    return ['with an import cycle', 'import(no-cycle)', `cycle${name}.ts`, text];
  }),
];

const inOneFolder: readonly PlantedFile[] = [
  [
    'domain with an optional field',
    'project(no-optional-field)',
    'domain/planted/optional.ts',
    'export type Planted = { readonly maybe?: string };\n',
  ],
  [
    'domain with a mutable field',
    'project(readonly-field)',
    'domain/planted/mutable.ts',
    'export type Planted = { changing: string };\n',
  ],
  [
    'a promise that is not awaited',
    'typescript(no-floating-promises)',
    'infrastructure/planted/floating.ts',
    'const send = async (): Promise<void> => {};\n\nexport const planted = (): void => {\n  send();\n};\n',
  ],
  [
    'a switch without one of its cases',
    'typescript(switch-exhaustiveness-check)',
    'domain/planted/missingCase.ts',
    "export const planted = (side: 'left' | 'right'): string => {\n  switch (side) {\n    case 'left':\n      return 'l';\n  }\n  return 'r';\n};\n",
  ],
  [
    'a test that sleeps',
    'project(no-sleep)',
    'tests/planted/sleep.test.ts',
    'export const planted = (): unknown => setTimeout(() => null, 1);\n',
  ],
  [
    'a test that is skipped',
    'vitest(no-disabled-tests)',
    'tests/planted/skipped.test.ts',
    "import { expect, it } from 'vitest';\n\nit.skip('is skipped', () => {\n  expect(1).toBe(1);\n});\n",
  ],
];

const plantedIn = (folders: readonly string[], files: readonly PlantedFile[]): readonly Violation[] =>
  folders.flatMap((layer) =>
    files.map(([what, rule, name, text]) => ({
      what: `${layer} ${what}`,
      path: `${layer}/planted/${name}`,
      text,
      rule,
    })),
  );

/** Every violation of a style rule that the linter must report. */
export const styleViolations: readonly Violation[] = [
  ...plantedIn(layers, everywhere),
  ...plantedIn(['domain', 'application', 'infrastructure'], otherDialects),
  ...inOneFolder.map(([what, rule, path, text]) => ({ what, path, text, rule })),
];

/** A violation that the compiler reports only in a project without other errors. */
export const untypedExport: Violation = {
  what: 'domain exporting without a type',
  path: 'domain/planted/untyped.ts',
  text: 'export const planted = [1, String(2)];\n',
  rule: 'TS9017',
};
