import { brands } from '#domain/brand/brand.ts';
import { accountHost, bannerHost, collectorHost, contentHost, controlHost, launchpadHost } from './hosts.ts';
import type { Place } from './control/world.ts';
import { parties } from './relying-party/parties.ts';

/** Everything the sandbox serves, the addresses people start from first. */
export const places = (origin: (host: string) => string): ReadonlyArray<Place> => {
  const at = (host: string, name: string, what: string): Place => ({ name, address: origin(host), what });
  return [
    at(controlHost, 'Control room', 'codes, accounts, faults, requests and events'),
    ...parties().map(({ host, name }) => at(host, name, 'a site to sign in to')),
    ...brands.map((brand) => at(accountHost(brand), `${brand.displayName} account`, 'the app')),
    ...brands.map((brand) => at(launchpadHost(brand), `${brand.displayName} launchpad`, 'the identity service')),
    at(contentHost, 'Content service', 'themes'),
    at(collectorHost, 'Collector', 'analytics'),
    at(bannerHost, 'Partner banner', 'the consent banner of John Lewis Money'),
  ];
};
