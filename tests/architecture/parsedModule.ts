import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, type ParseResult } from 'vite';
import { projectRoot } from '#env/shared/projectRoot.ts';

/** Parses a text as the module that its path names. Throws on a syntax error. */
export const parseModule = (path: string, text: string): ParseResult => {
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  return parsed;
};

/** Parses a file of the project; the path begins at its root. */
export const parsedModule = (path: string): ParseResult =>
  parseModule(path, readFileSync(join(projectRoot, path), 'utf8'));

/** Whether a path names a script. */
export const isScript = (path: string): boolean => /\.(?:ts|tsx|js|mjs|mts)$/.test(path);

/** What a module imports, re-exports and loads later, as it is written. */
export const importsOf = (path: string, text: string): readonly string[] => {
  const { staticImports, staticExports, dynamicImports } = parseModule(path, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^(['"])(.*)\1$/.exec(text.slice(start, end))?.[2] ?? [],
    ),
  ];
};

/** The files of the project that a module imports, as paths from its root. */
export const fileImportsOf = (path: string, text: string): readonly string[] =>
  importsOf(path, text)
    .map((name) => (name.startsWith('.') ? `#${posix.join(posix.dirname(path), name)}` : name))
    .filter((name) => name.startsWith('#'))
    .map((name) => name.replace(/^#|\?.*/g, ''));
