import { posix } from 'node:path';
import { parseSync } from 'vite';

/** Whether a path names a script. */
export const isScript = (path: string): boolean => /\.(?:ts|tsx|js|mjs|mts)$/.test(path);

/** The files of the project that a module imports, re-exports and loads later, as paths from its root. */
export const fileImportsOf = (path: string, text: string): readonly string[] => {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return names
    .map((name) => (name.startsWith('.') ? `#${posix.join(posix.dirname(path), name)}` : name))
    .filter((name) => name.startsWith('#'))
    .map((name) => name.replace(/^#|\?.*/g, ''));
};
