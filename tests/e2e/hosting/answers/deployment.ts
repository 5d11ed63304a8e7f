import type { PrerenderIndex } from '#env/server/prerenderedPages.ts';
import type { Header } from '#env/server/policies/securityPolicy.ts';
import { configText } from '#env/sandbox/account/configFile.ts';
import { brandHeaders } from '#env/server/brandHeaders.ts';
import { readConfig, type ServerConfig } from '#env/server/config.ts';
import { makeHandler, type Handler } from '#env/server/handler.ts';
import { readAssets } from '#env/server/node/readAssets.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { builtAssets } from '#tests/e2e/fixtures/builtAssets.ts';
import { isFront, type HostedServer } from '#tests/e2e/fixtures/hosting/startServer.ts';
import type { Site } from './row.ts';

/** What the expected answers of a deployment depend on. */
export type Deployment = {
  /** The text of its configuration. */
  readonly config: string;
  /** The host of a brand's account site. */
  readonly hostOf: (site: Site) => string;
  /** The public address of a brand. */
  readonly originOf: (site: Site) => string;
  /** The security headers of a brand. */
  readonly headersOf: (site: Site) => ReadonlyArray<Header>;
  /** Whether a server in front of the handler may refuse requests itself. */
  readonly mayRefuse: boolean;
  /** Whether the platform compresses answers itself, as Cloudflare does with its own choice of the encoding. */
  readonly encodesItself: boolean;
  /** Whether a server in front of the handler reads `/assets/` from the disk. */
  readonly assetsFromDisk: boolean;
};

type MemoryDeployment = { readonly handler: Handler; readonly deployment: Deployment };

const localHost = (site: Site): string => `account.${site}.localhost`;

/** Returns the security headers that the domain requires on the answers of each brand, with a configuration. */
const headersIn =
  ({ sites }: ServerConfig, index: PrerenderIndex): Deployment['headersOf'] =>
  (site) => {
    const found = sites.find(({ brand }) => brand.key === site);
    if (found === undefined) throw new Error(`The configuration has no site of ${site}.`);
    return brandHeaders(found.brand, found.settings, index);
  };

/** The build with a configuration in memory, at the given hosts and public addresses. */
export const memoryDeployment = (
  text: string,
  hostOf: (site: Site) => string,
  originOf: (site: Site) => string,
): MemoryDeployment => {
  const [assets, config] = [readAssets(dist), readConfig(text, () => undefined)];
  const headersOf = headersIn(config, assets.index);
  const own = { mayRefuse: false, encodesItself: false, assetsFromDisk: false };
  return { handler: makeHandler(assets, config), deployment: { ...own, config: text, hostOf, originOf, headersOf } };
};

/** The build with the configuration of the sandbox in memory. */
export const sandboxDeployment = (): MemoryDeployment =>
  memoryDeployment(configText(), localHost, (site) => `http://${localHost(site)}:4100`);

/** The deployment of a server of the hosting tests with a configuration, at the given public addresses. */
export const hostedDeployment = (
  server: HostedServer,
  config: string,
  originOf: (site: Site) => string,
): Deployment => ({
  config,
  hostOf: localHost,
  originOf,
  headersOf: headersIn(
    readConfig(config, () => undefined),
    builtAssets().index,
  ),
  mayRefuse: true,
  encodesItself: server === 'workerd',
  assetsFromDisk: isFront(server),
});
