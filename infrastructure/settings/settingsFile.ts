import * as t from 'io-ts';
import { platforms } from '#domain/platform/platform.ts';
import { isVariable } from '#domain/settings/readVariables.ts';
import type { SettingsFile } from '#domain/settings/settings.ts';
import { type Group, type KindValues, variables } from '#domain/settings/variables.ts';
import { mapDecoder, maybe } from '#infrastructure/http/codecs.ts';

const text = maybe(t.string);

const kinds: { readonly [Kind in keyof KindValues]: t.Mixed } = {
  text,
  address: text,
  flag: maybe(t.boolean),
  list: maybe(t.array(t.string)),
  byPlatform: maybe(t.partial(Object.fromEntries(platforms.map((platform) => [platform, text])))),
};

const codecOf = (group: Group): t.Mixed =>
  t.partial(
    Object.fromEntries(
      Object.entries(group).map(([name, entry]) => [
        name,
        isVariable(entry) ? kinds[entry.kind] : maybe(codecOf(entry)),
      ]),
    ),
  );

const poisonous: ReadonlyArray<string> = ['__proto__', 'constructor', 'prototype'];

const isPoisoned = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.keys(value).some((key) => poisonous.includes(key)) || Object.values(value).some(isPoisoned));

const Block = codecOf(variables);
const File = t.type({ default: Block, brands: t.record(t.string, Block) });

/** The codec of env/config.json. It ignores unknown variables and refuses a file with a name that reaches for a prototype. */
export const settingsFileCodec: t.Decoder<unknown, SettingsFile> = mapDecoder(File, (file) =>
  isPoisoned(file) ? null : file,
);
