import { platforms } from '#domain/platform/platform.ts';
import { isVariable, variables, type Group } from '#domain/settings/variables.ts';

/** A variable of the configuration that can hold an address: its path in a block, and whether it is a list. */
export type VariablePath = { readonly path: ReadonlyArray<string>; readonly isList: boolean };

const pathsIn = (group: Group, path: ReadonlyArray<string>): ReadonlyArray<VariablePath> =>
  Object.entries(group).flatMap(([name, entry]): ReadonlyArray<VariablePath> => {
    const at = [...path, name];
    if (!isVariable(entry)) return pathsIn(entry, at);
    if (entry.kind === 'byPlatform') return platforms.map((platform) => ({ path: [...at, platform], isList: false }));
    return entry.kind === 'flag' ? [] : [{ path: at, isList: entry.kind === 'list' }];
  });

/** Every variable of the table that can hold an address. */
export const variablePaths: ReadonlyArray<VariablePath> = pathsIn(variables, []);

/** A block with one variable, for merging into another. */
export const withVariable = (block: object, { path, isList }: VariablePath, value: string): object => {
  const [name = '', ...rest] = path;
  const inner: unknown = Reflect.get(block, name);
  const group = typeof inner === 'object' && inner !== null ? inner : {};
  if (rest.length > 0) return { ...block, [name]: withVariable(group, { path: rest, isList }, value) };
  return { ...block, [name]: isList ? ['https://listed.test', value] : value };
};
