import { dist } from '#env/commands/shared/projectRoot.ts';
import { brandHeaders } from '#env/server/brandHeaders.ts';
import { readConfig } from '#env/server/config.ts';
import { makeHandler, type Handler } from '#env/server/handler.ts';
import { readAssets } from '#env/server/node/readAssets.ts';
import type { Deployment } from './deployment.ts';
import type { Site } from './row.ts';

/** The build with a configuration in memory, at the given hosts and public addresses. */
export const memoryDeployment = (
  text: string,
  hostOf: (site: Site) => string,
  originOf: (site: Site) => string,
): { readonly handler: Handler; readonly deployment: Deployment } => {
  const [assets, config] = [readAssets(dist), readConfig(text, () => undefined)];
  const headersOf = (site: Site) => {
    const found = config.sites.find(({ brand }) => brand.key === site);
    if (found === undefined) throw new Error(`The configuration has no site of ${site}.`);
    return brandHeaders(found.brand, found.settings, assets.index);
  };
  const handler = makeHandler(assets, config);
  return {
    handler,
    deployment: {
      config: text,
      hostOf,
      originOf,
      headersOf,
      mayRefuse: false,
      encodesItself: false,
      assetsFromDisk: false,
    },
  };
};
