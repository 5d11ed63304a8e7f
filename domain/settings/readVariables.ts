import type { Brand } from '#domain/brand/brand.ts';
import { platforms } from '#domain/platform/platform.ts';
import { parseUrl } from '#domain/shared/webAddress.ts';
import type { Values } from './settings.ts';
import { type Group, isVariable, type Variable } from './variables.ts';

/** The names that lead to a variable: its groups, itself, and its platform if it has a value for each. */
export type VariablePath = ReadonlyArray<string>;

/** Reads the value at a path of the configuration; undefined where it has none. A null overrides other blocks, and stands for the default. */
export type ReadVariable = (path: VariablePath) => unknown;

const ownProperty = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined;

const valueIn = (block: unknown, path: VariablePath): unknown => path.reduce(ownProperty, block);

/** Makes a reader of blocks, the most important one first. It reads the first block that defines the variable, even as null. */
export const makeReader =
  (...blocks: ReadonlyArray<unknown>): ReadVariable =>
  (path) =>
    blocks.map((block) => valueIn(block, path)).find((value) => value !== undefined);

type ValueSource = { readonly read: ReadVariable; readonly brand: Brand };

/** The value of every variable of a table; its default where the file gives none. */
export function valuesOf<Entries extends Group>(group: Entries, source: ValueSource): Values<Entries>;
export function valuesOf(group: Group, source: ValueSource): unknown {
  // Because: the compiler cannot follow the recursion, so the signature above states the type of the result.
  return valueAt([], group, source);
}

const valueAt = (path: VariablePath, entry: Variable | Group, source: ValueSource): unknown => {
  const { read, brand } = source;
  if (!isVariable(entry))
    return Object.fromEntries(
      Object.entries(entry).map(([name, inner]) => [name, valueAt([...path, name], inner, source)]),
    );
  if (entry.kind === 'byPlatform')
    return Object.fromEntries(platforms.map((platform) => [platform, read([...path, platform]) ?? null]));
  return read(path) ?? (typeof entry.default === 'function' ? entry.default(brand) : entry.default);
};

/** The dotted names of the variables that fit. A variable by platform has a name for each platform. */
export const namesWhere = (
  group: Group,
  fits: (path: VariablePath, variable: Variable) => boolean,
  outer: VariablePath = [],
): ReadonlyArray<string> =>
  Object.entries(group).flatMap(([name, entry]) => {
    const path = [...outer, name];
    if (!isVariable(entry)) return namesWhere(entry, fits, path);
    const paths = entry.kind === 'byPlatform' ? platforms.map((platform) => [...path, platform]) : [path];
    return paths.filter((one) => fits(one, entry)).map((one) => one.join('.'));
  });

/** The names of the missing variables that must be logged. A null counts as defined. */
export const missingVariables = (group: Group, read: ReadVariable): ReadonlyArray<string> =>
  namesWhere(group, (path, { logMissing }) => logMissing && read(path) === undefined);

/** Whether a value of the configuration, or anything inside it, is a text that fits. */
export const hasText = (value: unknown, fits: (text: string) => boolean): boolean => {
  if (typeof value === 'string') return fits(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => hasText(each, fits));
};

const isHttpAddress = (text: string): boolean => parseUrl(text)?.protocol === 'http:';

/** The names of the variables that contain an http: address in one of the blocks, even if another block overrides it. */
export const insecureVariables = (group: Group, blocks: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  namesWhere(group, (path) => blocks.some((block) => hasText(makeReader(block)(path), isHttpAddress)));
