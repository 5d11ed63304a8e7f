import { readConfig } from '#env/server/config.ts';
import { builtAssets } from '#tests/e2e/fixtures/builtAssets.ts';
import { isFront, type HostedServer } from '#tests/e2e/fixtures/hosting/startServer.ts';
import { headersIn, type Deployment } from './deployment.ts';
import type { Site } from './row.ts';

/** The deployment of a server of the hosting tests with a configuration, at the given public addresses. */
export const hostedDeployment = (
  server: HostedServer,
  config: string,
  originOf: (site: Site) => string,
): Deployment => {
  const { index } = builtAssets();
  return {
    config,
    hostOf: (site) => `account.${site}.localhost`,
    originOf,
    headersOf: headersIn(
      readConfig(config, () => undefined),
      index,
    ),
    mayRefuse: true,
    encodesItself: server === 'workerd',
    assetsFromDisk: isFront(server),
  };
};
