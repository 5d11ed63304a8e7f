/** A file that breaks a rule of the house, and the rule that has to object. */
export type Offence = { readonly what: string; readonly path: string; readonly text: string; readonly rule: string };

/** Reaching into a layer or a package that this layer may not know. */
export const imports = (what: string, path: string, specifier: string): Offence => ({
  what: `${path.split('/')[0]} importing ${what}`,
  path,
  text: `import { thing } from '${specifier}';\n\nexport const planted: unknown = thing;\n`,
  rule: 'eslint(no-restricted-imports)',
});

/** Reaching for a world the inner layers do not know. */
export const impure = (what: string, path: string, text: string): Offence => ({
  what: `${path.split('/')[0]} using ${what}`,
  path,
  text,
  rule: what === 'Math.random' ? 'eslint(no-restricted-properties)' : 'eslint(no-restricted-globals)',
});

/** The layers with no world outside. */
export const inner = ['domain', 'application'];
