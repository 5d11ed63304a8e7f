import { brands } from '#domain/brand/brands.ts';
import type { SandboxAddress } from '#env/sandbox/control/sandboxState.ts';
import { relyingParties, type RelyingParty } from '#env/sandbox/relying-party/relyingParties.ts';
import {
  accountHost,
  bannerHost,
  collectorHost,
  contentHost,
  controlHost,
  launchpadHost,
  tagManagerHost,
} from './hosts.ts';

type Row = readonly [kind: SandboxAddress['kind'], host: string, name: string, description: string, path?: string];

const descriptionOf = ({ coBrand, platform, host }: RelyingParty): string => {
  if (coBrand !== null) return `partner, by ${coBrand.parameter}`;
  if (host.startsWith('register.')) return 'starts a sign-up';
  return platform === null ? 'starts a sign-in' : `platform ${platform}`;
};

const rows = (): ReadonlyArray<Row> => [
  ['Control', controlHost, 'Control room', 'codes, accounts, faults, requests and events'],
  ...relyingParties().map((party): Row => ['Client', party.host, party.name, descriptionOf(party)]),
  ...brands.map((brand): Row => [
    'Account',
    accountHost(brand),
    `${brand.displayName} account`,
    'the app, without a redirect',
  ]),
  ...brands.map((brand): Row => [
    'Service',
    launchpadHost(brand),
    `${brand.displayName} launchpad`,
    'identity service',
    '/authorization/passwordRequirements?site=account',
  ]),
  ['Service', contentHost, 'Content service', 'themes', '/api/v2'],
  ['Service', collectorHost, 'Collector', 'analytics', '/v1/projects/sandbox/settings'],
  ['Service', bannerHost, 'Partner banner', 'consent banner', '/banner.js'],
  ['Service', tagManagerHost, 'Tag manager', 'reads the data layer', '/manager.js'],
];

/** Returns the addresses of the sandbox; those for people come first. */
export const sandboxAddresses = (origin: (host: string) => string): ReadonlyArray<SandboxAddress> =>
  rows().map(([kind, host, name, description, path = '/']) => ({
    kind,
    name,
    description,
    path,
    address: origin(host),
  }));
