import type { Hono } from 'hono';
import { brands } from '#domain/brand/brands.ts';
import { accountHost, hostName, launchpadHost } from '#env/sandbox/hosts.ts';
import { makeLaunchpadApp } from '#infrastructure/sandbox/launchpad/launchpadApp.ts';
import type { LaunchpadEnv, LaunchpadHost, LaunchpadParts } from '#infrastructure/sandbox/launchpad/respond.ts';
import { makeEngine } from '#infrastructure/sandbox/engine/engine.ts';
import type { Engine } from '#infrastructure/sandbox/engine/engineApi.ts';
import { webHash, webRandom } from '#infrastructure/sandbox/engine/webHash.ts';
import type { SandboxClock } from './clock.ts';

/** Makes the launchpad's engine on the sandbox's clock. */
export const makeSandboxEngine = ({ now }: SandboxClock): Engine =>
  makeEngine({ now, random: webRandom, hash: webHash });

const hostOf =
  (origin: (host: string) => string) =>
  (header: string): LaunchpadHost | null => {
    const brand = brands.find((one) => launchpadHost(one) === hostName(header));
    if (brand === undefined) return null;
    return {
      sessionCookie: brand.sessionCookie,
      cookieDomain: `${brand.key}.localhost`,
      origin: origin(launchpadHost(brand)),
      accountOrigin: origin(accountHost(brand)),
    };
  };

/** The launchpad on every brand's host. */
export const makeLaunchpadSite = ({
  origin,
  ...parts
}: Omit<LaunchpadParts, 'hostOf'> & { readonly origin: (host: string) => string }): Hono<LaunchpadEnv> =>
  makeLaunchpadApp({ ...parts, hostOf: hostOf(origin) });
