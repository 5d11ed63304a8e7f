import { imports, impure, inner, type Offence } from './offence.ts';

const wrongImports: readonly Offence[] = [
  imports('the application', 'domain/planted/toApplication.ts', '#application/ports/clock.ts'),
  imports('the infrastructure', 'domain/planted/toInfrastructure.ts', '#infrastructure/http/decode.ts'),
  imports('a view', 'domain/planted/toView.ts', '#ui/router/router.ts'),
  imports('react', 'domain/planted/toReact.ts', 'react'),
  imports('io-ts', 'domain/planted/toIoTs.ts', 'io-ts'),
  imports('the infrastructure', 'application/planted/toInfrastructure.ts', '#infrastructure/http/decode.ts'),
  imports('a view', 'application/planted/toView.ts', '#ui/router/router.ts'),
  imports('react', 'application/planted/toReact.ts', 'react'),
  imports('io-ts', 'application/planted/toIoTs.ts', 'io-ts'),
  imports('a view', 'infrastructure/planted/toView.ts', '#ui/router/router.ts'),
  imports('react', 'infrastructure/planted/toReact.ts', 'react'),
  imports('the infrastructure', 'ui/planted/toInfrastructure.ts', '#infrastructure/http/decode.ts'),
  imports('fp-ts', 'ui/planted/toFpTs.ts', 'fp-ts/function'),
  imports('a vendor', 'ui/planted/toVendor.ts', 'js-cookie'),
  imports('a view', 'env/planted/toView.ts', '#ui/router/router.ts'),
];

const impurities: readonly Offence[] = inner.flatMap((layer) => [
  impure('Date', `${layer}/planted/useDate.ts`, 'export const planted = (): Date => new Date();\n'),
  impure('Math.random', `${layer}/planted/useChance.ts`, 'export const planted = (): number => Math.random();\n'),
  impure('window', `${layer}/planted/useWindow.ts`, 'export const planted = (): unknown => window;\n'),
  impure('fetch', `${layer}/planted/useFetch.ts`, 'export const planted = (): unknown => fetch;\n'),
]);

const thrown: readonly Offence[] = [...inner, 'ui'].map((layer) => ({
  what: `${layer} throwing`,
  path: `${layer}/planted/thrown.ts`,
  text: "export const planted = (): never => {\n  throw new Error('planted');\n};\n",
  rule: 'house(no-throw)',
}));

/** Every offence of one layer against another, or against the purity of the inner two. */
export const layerOffences: readonly Offence[] = [...wrongImports, ...impurities, ...thrown];
