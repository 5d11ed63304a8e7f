import { platforms } from '#domain/platform/platform.ts';
import type { Values } from './settings.ts';
import type { DefaultContext, Group, Variable } from './variables.ts';

type Path = ReadonlyArray<string>;

/** Reads the value of the file at a path: undefined for none, null for "none". */
export type Read = (path: Path) => unknown;

/** Reads blocks in order of precedence: the value of the first block that defines the variable, even if it is null. */
export const reader =
  (...blocks: ReadonlyArray<unknown>): Read =>
  (path) =>
    blocks.map((block) => path.reduce<unknown>(ownProperty, block)).find((value) => value !== undefined);

const ownProperty = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined;

/** Whether an entry of a table is a variable; otherwise it is a group. */
export const isVariable = (entry: Variable | Group): entry is Variable => typeof entry.kind === 'string';

/** The dotted names of the variables of a table that fit; one by platform has a name for each platform. */
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

/** The names of the variables that contain an http: address in one of the blocks, whether it is used or overridden. */
export const insecureVariables = (group: Group, blocks: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  namesWhere(group, (path) => blocks.some((block) => containsHttp(reader(block)(path))));

const containsHttp = (value: unknown): boolean =>
  typeof value === 'string'
    ? isHttpAddress(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(containsHttp);

// Because: browsers skip control characters and spaces in and before a scheme, and take http:\\host for http://host.
const isHttpAddress = (text: string): boolean => /^http:/i.test(text.replace(/[^\x21-\x7e]/g, ''));

type ValueSource = { readonly read: Read; readonly defaults: DefaultContext };

// Because: the compiler cannot follow the recursion over a table, so the first signature states its result.
/** The value of every variable of a table; its default where the file gives none. */
export function valuesOf<Entries extends Group>(group: Entries, source: ValueSource): Values<Entries>;
/** The same for a group inside a table, whose path is given. */
export function valuesOf(group: Group, source: ValueSource, path: Path): unknown;
export function valuesOf(group: Group, source: ValueSource, path: Path = []): unknown {
  const { read, defaults } = source;
  const valueOf = (at: Path, entry: Variable | Group): unknown => {
    if (!isVariable(entry)) return valuesOf(entry, source, at);
    if (entry.kind === 'byPlatform')
      return Object.fromEntries(platforms.map((platform) => [platform, read([...at, platform]) ?? null]));
    return read(at) ?? (typeof entry.default === 'function' ? entry.default(defaults) : entry.default);
  };
  return Object.fromEntries(Object.entries(group).map(([name, entry]) => [name, valueOf([...path, name], entry)]));
}
