import { forbiddenImport, impureCode, innerLayers, type Violation } from '#tests/architecture/violations/violation.ts';

/** Every violation between layers that the compiler must report. */
export const compilerViolations: readonly Violation[] = [
  {
    ...forbiddenImport('the application', 'domain/planted/toApplication.ts', '#application/neighbour.ts'),
    rule: 'TS6307',
  },
  {
    ...forbiddenImport('the infrastructure', 'domain/planted/toInfrastructure.ts', '#infrastructure/neighbour.ts'),
    rule: 'TS6307',
  },
  {
    ...forbiddenImport('the infrastructure', 'application/planted/toAdapter.ts', '#infrastructure/neighbour.ts'),
    rule: 'TS6307',
  },
  { ...forbiddenImport('a view', 'application/planted/toView.ts', '#ui/neighbour.ts'), rule: 'TS6307' },
  {
    ...forbiddenImport('the infrastructure', 'ui/planted/toInfrastructure.ts', '#infrastructure/neighbour.ts'),
    rule: 'TS6307',
  },
  ...innerLayers.flatMap((layer) => [
    {
      ...impureCode('window', `${layer}/planted/useWindow.ts`, 'export const planted = (): unknown => window;\n'),
      rule: 'TS2304',
    },
    {
      ...impureCode('document', `${layer}/planted/useDocument.ts`, 'export const planted = (): unknown => document;\n'),
      rule: 'TS2584',
    },
    {
      ...impureCode('console', `${layer}/planted/useConsole.ts`, 'export const planted = (): unknown => console;\n'),
      rule: 'TS2584',
    },
    {
      ...impureCode('fetch', `${layer}/planted/useFetch.ts`, 'export const planted = (): unknown => fetch;\n'),
      rule: 'TS2304',
    },
  ]),
];

/** A violation that the compiler reports only in a project without other errors. */
export const untypedExport: Violation = {
  what: 'domain exporting without a type',
  path: 'domain/planted/untyped.ts',
  text: 'export const planted = [1, String(2)];\n',
  rule: 'TS9017',
};
