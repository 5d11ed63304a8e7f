import { readConfig } from '#env/server/config.ts';
import { makeHandler, type Handler } from '#env/server/handler.ts';
import { readAssets } from './readAssets.ts';

/** Makes the request handler for the build in a folder and the text of a configuration; throws if they cannot be used. */
export const loadHandler = (dist: string, config: string, warn: (line: string) => void): Handler =>
  makeHandler(readAssets(dist), readConfig(config, warn));
