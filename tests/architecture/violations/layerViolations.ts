/** A file that breaks a rule of the project, and the rule that must report it. */
export type Violation = { readonly what: string; readonly path: string; readonly text: string; readonly rule: string };

/** The layers that must stay free of side effects. */
const innerLayers = ['domain', 'application'];

const importing = (path: string, specifier: string, rule = 'eslint(no-restricted-imports)'): Violation => ({
  what: `${path.split('/')[0]} importing ${specifier}`,
  path,
  text: `import { thing } from '${specifier}';\n\nexport const planted: unknown = thing;\n`,
  rule,
});

const using = (path: string, used: string, rule = 'eslint(no-restricted-globals)'): Violation => ({
  what: `${path.split('/')[0]} using ${used}`,
  path,
  text: `export const planted = (): unknown => ${used};\n`,
  rule,
});

const [application, infrastructure] = ['#application/ports/ports.ts', '#infrastructure/http/answer.ts'];
const [view, command] = ['#ui/router/router.ts', '#env/commands/shared/tool.ts'];

const forbiddenImports: { readonly [folder: string]: readonly string[] } = {
  'domain/planted': [application, infrastructure, view, 'react', 'io-ts'],
  'application/planted': [infrastructure, view, 'react', 'io-ts'],
  'infrastructure/planted': [view, 'react', 'inversify'],
  'ui/planted': [infrastructure, 'fp-ts/function', 'js-cookie'],
  'env/planted': [view, 'inversify'],
  'env/build': [command],
  'env/sandbox': [command],
  'env/server': [command, '#env/server/node/readAssets.ts'],
  'env/server/node': [command],
  'env/shared': [command],
};

const throwing = (layer: string): Violation => ({
  what: `${layer} throwing`,
  path: `${layer}/planted/thrown.ts`,
  text: "export const planted = (): never => {\n  throw new Error('planted');\n};\n",
  rule: 'project(no-throw)',
});

/**
 * Every forbidden import between layers, every impure call or throw in the inner layers, and every use of Node in the
 * request handler, as the linter must report it.
 */
export const layerViolations: readonly Violation[] = [
  ...Object.entries(forbiddenImports).flatMap(([folder, specifiers]) =>
    specifiers.map((specifier, at) => importing(`${folder}/import${at}.ts`, specifier)),
  ),
  importing('ui/main.tsx', 'inversify'),
  ...['node:fs', 'path'].map((module, at) =>
    importing(`env/server/module${at}.ts`, module, 'import(no-nodejs-modules)'),
  ),
  ...['process', 'Buffer', 'setImmediate'].map((name) => using(`env/server/${name}.ts`, name)),
  ...innerLayers.map((layer) => using(`${layer}/planted/date.ts`, 'new Date()')),
  ...innerLayers.map((layer) =>
    using(`${layer}/planted/random.ts`, 'Math.random()', 'eslint(no-restricted-properties)'),
  ),
  ...[...innerLayers, 'ui'].map(throwing),
];

const globals = [
  ['window', 'TS2304'],
  ['document', 'TS2584'],
  ['console', 'TS2584'],
  ['fetch', 'TS2304'],
] as const;

/** Every violation between layers, and every use of what the oldest supported browser lacks, that the compiler must report. */
export const compilerViolations: readonly Violation[] = [
  importing('domain/planted/toApplication.ts', '#application/neighbour.ts', 'TS6307'),
  importing('domain/planted/toInfrastructure.ts', '#infrastructure/neighbour.ts', 'TS6307'),
  importing('application/planted/toInfrastructure.ts', '#infrastructure/neighbour.ts', 'TS6307'),
  importing('application/planted/toView.ts', '#ui/neighbour.ts', 'TS6307'),
  importing('ui/planted/toInfrastructure.ts', '#infrastructure/neighbour.ts', 'TS6307'),
  ...innerLayers.flatMap((layer) => globals.map(([name, rule]) => using(`${layer}/planted/${name}.ts`, name, rule))),
  ...['domain', 'application', 'infrastructure', 'ui'].map((layer) =>
    using(`${layer}/planted/sorted.ts`, '[].toSorted()', 'TS2550'),
  ),
];
