import { userError } from '#env/commands/shared/userError.ts';
import { readConfig } from '#env/server/config.ts';
import { makeHandler, type Handler } from '#env/server/handler.ts';
import { noAssets, readAssets } from './readAssets.ts';

/** Makes the request handler for the build in a folder and the text of a configuration; throws if they cannot be used. */
export const loadHandler = (dist: string, config: string, warn: (line: string) => void): Handler => {
  const assets = readAssets(dist);
  if (assets === noAssets) throw userError(`There is no build in ${dist}.`);
  return makeHandler(assets, readConfig(config, warn));
};
