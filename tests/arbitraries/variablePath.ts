import { platforms } from '#domain/platform/platform.ts';
import { isVariable, variables, type Group, type Variable } from '#domain/settings/variables.ts';

/** A variable of the configuration that can hold an address: its path in a block, and whether it is a list. */
export type VariablePath = { readonly path: ReadonlyArray<string>; readonly isList: boolean };

type TablePath = { readonly path: ReadonlyArray<string>; readonly variable: Variable };

const pathsIn = (group: Group, path: ReadonlyArray<string>): ReadonlyArray<TablePath> =>
  Object.entries(group).flatMap(([name, entry]): ReadonlyArray<TablePath> => {
    const at = [...path, name];
    if (!isVariable(entry)) return pathsIn(entry, at);
    const paths = entry.kind === 'byPlatform' ? platforms.map((platform) => [...at, platform]) : [at];
    return paths.map((each) => ({ path: each, variable: entry }));
  });

const tablePaths = pathsIn(variables, []);

/** The dotted name of every variable of the table, and whether a configuration must have it. */
export const variableNames: ReadonlyArray<{ readonly name: string; readonly isNeeded: boolean }> = tablePaths.map(
  ({ path, variable }) => ({ name: path.join('.'), isNeeded: variable.logMissing }),
);

/** Every variable of the table that can hold an address. */
export const variablePaths: ReadonlyArray<VariablePath> = tablePaths
  .filter(({ variable }) => variable.kind !== 'flag')
  .map(({ path, variable }) => ({ path, isList: variable.kind === 'list' }));

/** A block with one variable, for merging into another. */
export const withVariable = (block: object, { path, isList }: VariablePath, value: string): object => {
  const [name = '', ...rest] = path;
  const inner: unknown = Reflect.get(block, name);
  const group = typeof inner === 'object' && inner !== null ? inner : {};
  if (rest.length > 0) return { ...block, [name]: withVariable(group, { path: rest, isList }, value) };
  return { ...block, [name]: isList ? ['https://listed.test', value] : value };
};
