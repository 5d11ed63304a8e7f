import type { Hono } from 'hono';
import { brands } from '#domain/brand/brands.ts';
import { accountHost, hostName, launchpadHost } from '#env/sandbox/hosts.ts';
import { makeLaunchpadApp } from '#infrastructure/sandbox/launchpad/launchpadApp.ts';
import type { LaunchpadEnv, LaunchpadHost, LaunchpadParts } from '#infrastructure/sandbox/launchpad/respond.ts';

/** The launchpad on every brand's host. */
export const makeLaunchpadSite = ({
  origin,
  ...parts
}: Omit<LaunchpadParts, 'hostOf'> & { readonly origin: (host: string) => string }): Hono<LaunchpadEnv> => {
  const hostOf = (header: string): LaunchpadHost | null => {
    const brand = brands.find((one) => launchpadHost(one) === hostName(header));
    if (brand === undefined) return null;
    return {
      sessionCookie: brand.sessionCookie,
      cookieDomain: `${brand.key}.localhost`,
      origin: origin(launchpadHost(brand)),
      accountOrigin: origin(accountHost(brand)),
    };
  };
  return makeLaunchpadApp({ ...parts, hostOf });
};
