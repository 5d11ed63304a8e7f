import { imports, impure, inner, type Offence } from './offence.ts';

/** Every offence the compiler has to see, layer against layer. */
export const compilerOffences: readonly Offence[] = [
  { ...imports('the application', 'domain/planted/toApplication.ts', '#application/neighbour.ts'), rule: 'TS6307' },
  {
    ...imports('the infrastructure', 'domain/planted/toInfrastructure.ts', '#infrastructure/neighbour.ts'),
    rule: 'TS6307',
  },
  {
    ...imports('the infrastructure', 'application/planted/toAdapter.ts', '#infrastructure/neighbour.ts'),
    rule: 'TS6307',
  },
  { ...imports('a view', 'application/planted/toView.ts', '#ui/neighbour.ts'), rule: 'TS6307' },
  {
    ...imports('the infrastructure', 'ui/planted/toInfrastructure.ts', '#infrastructure/neighbour.ts'),
    rule: 'TS6307',
  },
  ...inner.flatMap((layer) => [
    {
      ...impure('window', `${layer}/planted/useWindow.ts`, 'export const planted = (): unknown => window;\n'),
      rule: 'TS2304',
    },
    {
      ...impure('document', `${layer}/planted/useDocument.ts`, 'export const planted = (): unknown => document;\n'),
      rule: 'TS2584',
    },
    {
      ...impure('console', `${layer}/planted/useConsole.ts`, 'export const planted = (): unknown => console;\n'),
      rule: 'TS2584',
    },
    {
      ...impure('fetch', `${layer}/planted/useFetch.ts`, 'export const planted = (): unknown => fetch;\n'),
      rule: 'TS2304',
    },
  ]),
];

/** What the compiler sees only where nothing else is wrong. */
export const untypedExport: Offence = {
  what: 'domain exporting without a type',
  path: 'domain/planted/untyped.ts',
  text: 'export const planted = [1, String(2)];\n',
  rule: 'TS9017',
};
