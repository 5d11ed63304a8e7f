import { readFile } from 'node:fs/promises';
import * as E from 'fp-ts/Either';
import type { Plugin } from 'vite';
import { brands } from '#domain/brand/brands.ts';
import { jsonOrNull } from '#domain/shared/parsing.ts';
import { brandSettings } from '#env/server/config.ts';
import { userError } from '#env/shared/userError.ts';
import { settingsFileCodec } from '#infrastructure/settings/settingsFile.ts';

/** Vite plugin: copies a configuration into the build, because the app fetches it at run time. It refuses one that a brand cannot use. */
export const copySettings = (path: string): Plugin => ({
  name: 'copy-settings',
  apply: 'build',
  async generateBundle() {
    const source = await readFile(path, 'utf8');
    const file = settingsFileCodec.decode(jsonOrNull(source));
    if (E.isLeft(file)) throw userError(`${path} is not a configuration.`);
    brands.forEach((brand) => brandSettings(file.right, brand, (line) => this.warn(line)));
    this.emitFile({ type: 'asset', fileName: 'env/config.json', source });
  },
});
