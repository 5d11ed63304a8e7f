/** A file that breaks a rule of the project, and the rule that must report it. */
export type Violation = { readonly what: string; readonly path: string; readonly text: string; readonly rule: string };

/** A file that imports a layer or a package that its own layer may not import. */
export const forbiddenImport = (what: string, path: string, specifier: string): Violation => ({
  what: `${path.split('/')[0]} importing ${what}`,
  path,
  text: `import { thing } from '${specifier}';\n\nexport const planted: unknown = thing;\n`,
  rule: 'eslint(no-restricted-imports)',
});

/** A file of an inner layer that uses a global with side effects. */
export const impureCode = (what: string, path: string, text: string): Violation => ({
  what: `${path.split('/')[0]} using ${what}`,
  path,
  text,
  rule: what === 'Math.random' ? 'eslint(no-restricted-properties)' : 'eslint(no-restricted-globals)',
});

/** The layers that must stay free of side effects. */
export const innerLayers = ['domain', 'application'];
