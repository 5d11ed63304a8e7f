import type { Offence } from './offence.ts';

const product = ['domain', 'application', 'infrastructure', 'ui', 'env'];

type Plant = readonly [name: string, text: string];

const everywhere = (what: string, rule: string, [name, text]: Plant): readonly Offence[] =>
  product.map((layer) => ({ what: `${layer} ${what}`, path: `${layer}/planted/${name}`, text, rule }));

/** Every offence against the manners of the house. */
export const mannerOffences: readonly Offence[] = [
  ...everywhere('exporting a default', 'import(no-default-export)', ['byDefault.ts', 'export default 1;\n']),
  ...everywhere('reaching upwards', 'import(no-relative-parent-imports)', [
    'upwards.ts',
    "import type { Away } from '../shared/away.ts';\n\nexport type Planted = Away;\n",
  ]),
  ...everywhere('casting', 'typescript(no-unsafe-type-assertion)', [
    'cast.ts',
    'export const planted = (value: unknown): string => value as string;\n',
  ]),
  ...everywhere('saying any', 'typescript(no-explicit-any)', [
    'untyped.ts',
    'export const planted = (value: any): string => String(value);\n',
  ]),
  ...everywhere('re-exporting', 'oxc(no-barrel-file)', ['barrel.ts', "export * from './neighbour.ts';\n"]),
  ...everywhere('growing over-long', 'eslint(max-lines)', ['overLong.ts', `${'// a line\n'.repeat(150)}export {};\n`]),
  ...everywhere('naming an enum', 'house(no-enum-or-class)', ['counted.ts', 'export enum Planted {\n  One,\n}\n']),
  ...everywhere('hiding in a class', 'house(no-enum-or-class)', ['classed.ts', 'export class Planted {}\n']),
  ...everywhere('taking four parameters', 'eslint(max-params)', [
    'fourParameters.ts',
    'export const planted = (a: 1, b: 1, c: 1, d: 1): number => a + b + c + d;\n',
  ]),
  ...everywhere('turning in a circle', 'import(no-cycle)', [
    'circleStart.ts',
    "import { end } from './circleEnd.ts';\n\nexport const start = (): unknown => end;\n",
  ]),
  ...everywhere('turning in a circle, seen from its other end,', 'import(no-cycle)', [
    'circleEnd.ts',
    "import { start } from './circleStart.ts';\n\nexport const end = (): unknown => start;\n",
  ]),
  {
    what: 'domain with an optional field',
    path: 'domain/planted/optional.ts',
    text: 'export type Planted = { readonly maybe?: string };\n',
    rule: 'house(no-optional-field)',
  },
  {
    what: 'domain with a field that can change',
    path: 'domain/planted/mutable.ts',
    text: 'export type Planted = { changing: string };\n',
    rule: 'house(readonly-field)',
  },
  {
    what: 'a promise nobody waits for',
    path: 'infrastructure/planted/floating.ts',
    text: 'const later = async (): Promise<void> => {};\n\nexport const planted = (): void => {\n  later();\n};\n',
    rule: 'typescript(no-floating-promises)',
  },
  {
    what: 'a switch that forgets a case',
    path: 'domain/planted/forgetful.ts',
    text: "export const planted = (side: 'left' | 'right'): string => {\n  switch (side) {\n    case 'left':\n      return 'l';\n  }\n  return 'r';\n};\n",
    rule: 'typescript(switch-exhaustiveness-check)',
  },
  {
    what: 'a test that sleeps',
    path: 'tests/planted/sleepy.test.ts',
    text: 'export const planted = (): unknown => setTimeout(() => null, 1);\n',
    rule: 'house(no-sleep)',
  },
  {
    what: 'a test that is skipped',
    path: 'tests/planted/skipped.test.ts',
    text: "import { expect, it } from 'vitest';\n\nit.skip('is skipped', () => {\n  expect(1).toBe(1);\n});\n",
    rule: 'vitest(no-disabled-tests)',
  },
];
