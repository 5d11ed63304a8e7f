import { dist } from '#env/shared/projectRoot.ts';
import { readConfig } from '#env/server/config.ts';
import { makeHandler, type Handler } from '#env/server/handler.ts';
import { readAssets } from '#env/server/node/readAssets.ts';
import { configText } from '#env/sandbox/account/configFile.ts';
import { headersIn, type Deployment } from './deployment.ts';
import type { Site } from './row.ts';

type MemoryDeployment = { readonly handler: Handler; readonly deployment: Deployment };

/** The build with a configuration in memory, at the given hosts and public addresses. */
export const memoryDeployment = (
  text: string,
  hostOf: (site: Site) => string,
  originOf: (site: Site) => string,
): MemoryDeployment => {
  const [assets, config] = [readAssets(dist), readConfig(text, () => undefined)];
  return {
    handler: makeHandler(assets, config),
    deployment: {
      config: text,
      hostOf,
      originOf,
      headersOf: headersIn(config, assets.index),
      mayRefuse: false,
      encodesItself: false,
      assetsFromDisk: false,
    },
  };
};

/** The build with the configuration of the sandbox in memory. */
export const sandboxDeployment = (): MemoryDeployment =>
  memoryDeployment(
    configText(),
    (site) => `account.${site}.localhost`,
    (site) => `http://account.${site}.localhost:4100`,
  );
