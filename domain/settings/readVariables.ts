import type { Brand } from '#domain/brand/brand.ts';
import { platforms } from '#domain/platform/platform.ts';
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
