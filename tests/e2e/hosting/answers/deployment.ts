import type { PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';
import type { Header } from '#domain/settings/securityPolicy.ts';
import { brandHeaders } from '#env/server/brandHeaders.ts';
import type { ServerConfig } from '#env/server/config.ts';
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

/** Returns the security headers that the domain requires on the answers of each brand, with a configuration. */
export const headersIn =
  ({ sites }: ServerConfig, index: PrerenderIndex): Deployment['headersOf'] =>
  (site) => {
    const found = sites.find(({ brand }) => brand.key === site);
    if (found === undefined) throw new Error(`The configuration has no site of ${site}.`);
    return brandHeaders(found.brand, found.settings, index);
  };
