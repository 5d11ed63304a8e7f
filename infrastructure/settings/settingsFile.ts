import * as t from 'io-ts';
import { platforms } from '#domain/platform/platform.ts';
import { isVariable, type Group, type KindValues, variables } from '#domain/settings/variables.ts';
import type { SettingsFile } from '#domain/settings/settings.ts';
import { maybe, recordOf } from '#infrastructure/http/codecs.ts';

const text = maybe(t.string);

const kinds: { readonly [Kind in keyof KindValues]: t.Mixed } = {
  text,
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

const Block = codecOf(variables);

/** The codec of env/config.json. It ignores unknown variables. */
export const settingsFileCodec: t.Decoder<unknown, SettingsFile> = t.type({
  default: Block,
  brands: recordOf(Block),
});
