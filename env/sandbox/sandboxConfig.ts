import { readFileSync } from 'node:fs';
import type { SettingsFile } from '#domain/settings/settings.ts';
import { isRecord } from './parseJson.ts';

type Block = { readonly [name: string]: unknown };

const merge = <Base extends Block>(base: Base, changes: Block): Base => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, change]) => {
      const value = base[name];
      return [name, isRecord(value) && isRecord(change) ? merge(value, change) : change];
    }),
  ),
});

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Returns the sandbox's configuration: env/config.json, changed by env/sandbox/config.json. */
export const readSandboxConfig = (): SettingsFile => {
  const product: SettingsFile = JSON.parse(textOf('../config.json'));
  const changes: Block = JSON.parse(textOf('config.json'));
  return merge(product, changes);
};
