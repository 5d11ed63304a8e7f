import { userError } from '#env/shared/userError.ts';
import { readConfig } from '#env/server/config.ts';
import { makeHandler, type Handler } from '#env/server/handler.ts';
import { makeOwnHost, type OwnHost } from './ownHost.ts';
import { noAssets, readAssets } from './readAssets.ts';

/** What a build and a configuration are served with. */
export type LoadedHandler = { readonly handler: Handler; readonly ownHost: OwnHost };

/** Makes the request handler for the build in a folder and the text of a configuration; throws if they cannot be used. */
export const loadHandler = (dist: string, text: string, warn: (line: string) => void): LoadedHandler => {
  const assets = readAssets(dist);
  if (assets === noAssets) throw userError(`There is no build in ${dist}.`);
  const config = readConfig(text, warn);
  return { handler: makeHandler(assets, config), ownHost: makeOwnHost(config) };
};
