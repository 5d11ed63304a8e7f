import { brands } from '#domain/brand/brand.ts';
import {
  accountHost,
  bannerHost,
  collectorHost,
  contentHost,
  controlHost,
  launchpadHost,
  tagManagerHost,
} from './hosts.ts';
import type { SandboxAddress } from '#env/sandbox/control/sandboxState.ts';
import { relyingParties } from '#env/sandbox/relying-party/relyingParties.ts';

/** Returns the addresses of the sandbox; those for people come first. */
export const sandboxAddresses = (origin: (host: string) => string): ReadonlyArray<SandboxAddress> => {
  const at = (host: string, name: string, description: string): SandboxAddress => ({
    name,
    address: origin(host),
    description,
  });
  return [
    at(controlHost, 'Control room', 'codes, accounts, faults, requests and events'),
    ...relyingParties().map(({ host, name }) => at(host, name, 'a site to sign in to')),
    ...brands.map((brand) => at(accountHost(brand), `${brand.displayName} account`, 'the app')),
    ...brands.map((brand) => at(launchpadHost(brand), `${brand.displayName} launchpad`, 'the identity service')),
    at(contentHost, 'Content service', 'themes'),
    at(collectorHost, 'Collector', 'analytics'),
    at(bannerHost, 'Partner banner', 'the consent banner of John Lewis Money'),
    at(tagManagerHost, 'Tag manager', 'reads the data layer of John Lewis Money'),
  ];
};
