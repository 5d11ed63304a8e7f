import { forbiddenImport, impureCode, innerLayers, type Violation } from '#tests/architecture/violations/violation.ts';

const wrongImports: readonly Violation[] = [
  forbiddenImport('the application', 'domain/planted/toApplication.ts', '#application/ports/ports.ts'),
  forbiddenImport('the infrastructure', 'domain/planted/toInfrastructure.ts', '#infrastructure/http/answer.ts'),
  forbiddenImport('a view', 'domain/planted/toView.ts', '#ui/router/router.ts'),
  forbiddenImport('react', 'domain/planted/toReact.ts', 'react'),
  forbiddenImport('io-ts', 'domain/planted/toIoTs.ts', 'io-ts'),
  forbiddenImport('the infrastructure', 'application/planted/toInfrastructure.ts', '#infrastructure/http/answer.ts'),
  forbiddenImport('a view', 'application/planted/toView.ts', '#ui/router/router.ts'),
  forbiddenImport('react', 'application/planted/toReact.ts', 'react'),
  forbiddenImport('io-ts', 'application/planted/toIoTs.ts', 'io-ts'),
  forbiddenImport('a view', 'infrastructure/planted/toView.ts', '#ui/router/router.ts'),
  forbiddenImport('react', 'infrastructure/planted/toReact.ts', 'react'),
  forbiddenImport('Inversify', 'infrastructure/planted/toInversify.ts', 'inversify'),
  forbiddenImport('Inversify', 'ui/main.tsx', 'inversify'),
  forbiddenImport('Inversify', 'env/planted/toInversify.ts', 'inversify'),
  forbiddenImport('the infrastructure', 'ui/planted/toInfrastructure.ts', '#infrastructure/http/answer.ts'),
  forbiddenImport('fp-ts', 'ui/planted/toFpTs.ts', 'fp-ts/function'),
  forbiddenImport('a vendor', 'ui/planted/toVendor.ts', 'js-cookie'),
  forbiddenImport('a view', 'env/planted/toView.ts', '#ui/router/router.ts'),
  ...['env/build', 'env/sandbox', 'env/server', 'env/server/node', 'env/shared', 'env/themes'].map((folder) =>
    forbiddenImport('a command', `${folder}/toCommand.ts`, '#env/commands/shared/tool.ts'),
  ),
];

const impureCalls: readonly Violation[] = innerLayers.flatMap((layer) => [
  impureCode('Date', `${layer}/planted/useDate.ts`, 'export const planted = (): Date => new Date();\n'),
  impureCode('Math.random', `${layer}/planted/useRandom.ts`, 'export const planted = (): number => Math.random();\n'),
  impureCode('window', `${layer}/planted/useWindow.ts`, 'export const planted = (): unknown => window;\n'),
  impureCode('fetch', `${layer}/planted/useFetch.ts`, 'export const planted = (): unknown => fetch;\n'),
]);

const platformCode: readonly Violation[] = [
  ...['node:fs', 'path'].map((specifier, at) => ({
    ...forbiddenImport(`${specifier} in the request handler`, `env/server/toModule${at}.ts`, specifier),
    rule: 'import(no-nodejs-modules)',
  })),
  forbiddenImport('the Node server', 'env/server/toNodeServer.ts', '#env/server/node/readAssets.ts'),
  forbiddenImport('a view', 'env/server/worker/toView.ts', '#ui/router/router.ts'),
  ...['process', 'Buffer', 'setImmediate'].map((name) =>
    impureCode(name, `env/server/${name}.ts`, `export const planted = (): unknown => ${name};\n`),
  ),
];

const throws: readonly Violation[] = [...innerLayers, 'ui'].map((layer) => ({
  what: `${layer} throwing`,
  path: `${layer}/planted/thrown.ts`,
  text: "export const planted = (): never => {\n  throw new Error('planted');\n};\n",
  rule: 'project(no-throw)',
}));

/**
 * Every forbidden import between layers, every impure call or throw in the inner layers, and every use of Node in the
 * request handler.
 */
export const layerViolations: readonly Violation[] = [...wrongImports, ...impureCalls, ...platformCode, ...throws];
