import { platforms } from '#domain/platform/platform.ts';
import { makeReader, type ReadVariable, type VariablePath } from './readVariables.ts';
import { type Group, isVariable, type Variable } from './variables.ts';

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

// Because: browsers ignore control characters and spaces in a scheme and before it, and read http:\\host as http://host.
const isHttpAddress = (text: string): boolean => /^http:/i.test(text.replace(/[^\x21-\x7e]/g, ''));

/** The names of the variables that contain an http: address in one of the blocks, even if another block overrides it. */
export const insecureVariables = (group: Group, blocks: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  namesWhere(group, (path) => blocks.some((block) => hasText(makeReader(block)(path), isHttpAddress)));
