import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import type { Plugin } from 'vite';
import { brands } from '#domain/brand/brand.ts';
import { brandSettings, type Warn } from '#env/server/brandSettings.ts';
import { userError } from '#env/shared/userError.ts';
import { jsonOrNull } from '#domain/shared/orNull.ts';
import { settingsFileCodec } from '#infrastructure/settings/settingsFile.ts';

const address = '/env/config.json';

/** Vite plugin: serves env/config.json in development and copies it into the build, because the app fetches it at run time. It refuses a configuration that a brand cannot use. */
export const copySettings = (projectRoot: string): Plugin => {
  const source = async (warn: Warn): Promise<string> => {
    const text = await readFile(join(projectRoot, 'env', 'config.json'), 'utf8');
    const file = settingsFileCodec.decode(jsonOrNull(text));
    if (E.isLeft(file)) throw userError('env/config.json is not a configuration.');
    brands.forEach((brand) => brandSettings(file.right, brand, warn));
    return text;
  };
  return {
    name: 'copy-settings',
    configureServer: (server) => {
      server.middlewares.use(address, (_request, response, next) => {
        source((line) => server.config.logger.warn(line)).then(
          (text) => response.setHeader('content-type', 'application/json').end(text),
          next,
        );
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: await source((line) => this.warn(line)) });
    },
  };
};
