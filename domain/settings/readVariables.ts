import { platforms } from '#domain/platform/platform.ts';
import type { Values } from './settings.ts';
import type { DefaultContext, Group, Variable } from './variables.ts';

type Path = ReadonlyArray<string>;

/** Reads the value at a path of the configuration; undefined where it has none. A null overrides other blocks, and stands for the default. */
export type Read = (path: Path) => unknown;

/** Makes a reader of blocks, the most important one first. It reads the first block that defines the variable, even as null. */
export const reader =
  (...blocks: ReadonlyArray<unknown>): Read =>
  (path) =>
    blocks.map((block) => path.reduce<unknown>(ownProperty, block)).find((value) => value !== undefined);

const ownProperty = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined;

/** Whether an entry of the table is a variable. Otherwise it is a group. */
export const isVariable = (entry: Variable | Group): entry is Variable => typeof entry.kind === 'string';

/** The dotted names of the variables that fit. A variable by platform has a name for each platform. */
const namesWhere = (
  group: Group,
  fits: (path: Path, variable: Variable) => boolean,
  outer: Path = [],
): ReadonlyArray<string> =>
  Object.entries(group).flatMap(([name, entry]) => {
    const path = [...outer, name];
    if (!isVariable(entry)) return namesWhere(entry, fits, path);
    const paths = entry.kind === 'byPlatform' ? platforms.map((platform) => [...path, platform]) : [path];
    return paths.filter((one) => fits(one, entry)).map((one) => one.join('.'));
  });

/** The names of the missing variables that must be logged. A null counts as defined. */
export const missingVariables = (group: Group, read: Read): ReadonlyArray<string> =>
  namesWhere(group, (path, { logMissing }) => logMissing && read(path) === undefined);

/** The names of the variables that contain an http: address in one of the blocks, even if another block overrides it. */
export const insecureVariables = (group: Group, blocks: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  namesWhere(group, (path) => blocks.some((block) => containsHttp(reader(block)(path))));

const containsHttp = (value: unknown): boolean =>
  typeof value === 'string'
    ? isHttpAddress(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(containsHttp);

// Because: browsers ignore control characters and spaces in a scheme and before it, and read http:\\host as http://host.
const isHttpAddress = (text: string): boolean => /^http:/i.test(text.replace(/[^\x21-\x7e]/g, ''));

type ValueSource = { readonly read: Read; readonly defaults: DefaultContext };

// Because: the compiler cannot follow the recursion, so the first signature states the type of the result.
/** The value of every variable of a table; its default where the file gives none. */
export function valuesOf<Entries extends Group>(group: Entries, source: ValueSource): Values<Entries>;
export function valuesOf(group: Group, source: ValueSource): unknown {
  return valueAt([], group, source);
}

const valueAt = (path: Path, entry: Variable | Group, source: ValueSource): unknown => {
  const { read, defaults } = source;
  if (!isVariable(entry))
    return Object.fromEntries(
      Object.entries(entry).map(([name, inner]) => [name, valueAt([...path, name], inner, source)]),
    );
  if (entry.kind === 'byPlatform')
    return Object.fromEntries(platforms.map((platform) => [platform, read([...path, platform]) ?? null]));
  return read(path) ?? (typeof entry.default === 'function' ? entry.default(defaults) : entry.default);
};
