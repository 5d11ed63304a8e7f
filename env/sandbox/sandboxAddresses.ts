import { brands, type Brand } from '#domain/brand/brand.ts';
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

type Row = readonly [
  kind: SandboxAddress['kind'],
  brand: Brand | null,
  host: string,
  name: string,
  description: string,
  path?: string,
];

const descriptionOf = ({ coBrand, platform, host }: RelyingParty): string => {
  if (coBrand !== null) return `partner, by ${coBrand.parameter}`;
  if (host.startsWith('register.')) return 'starts a sign-up';
  return platform === null ? 'starts a sign-in' : `platform ${platform}`;
};

const rows = (): ReadonlyArray<Row> => {
  const johnlewis = brands.find(({ key }) => key === 'johnlewis') ?? null;
  const nameOf = ({ displayName }: Brand, what: string): string => `${displayName} ${what}`;
  return [
    ['Control', null, controlHost, 'Control room', 'codes, accounts, faults, requests and events'],
    ...relyingParties().map((party): Row => ['Client', party.brand, party.host, party.name, descriptionOf(party)]),
    ...brands.map((brand): Row => [
      'Account',
      brand,
      accountHost(brand),
      nameOf(brand, 'account'),
      'the app, without a redirect',
    ]),
    ...brands.map((brand): Row => [
      'Service',
      brand,
      launchpadHost(brand),
      nameOf(brand, 'launchpad'),
      'identity service',
      '/authorization/passwordRequirements',
    ]),
    ['Service', null, contentHost, 'Content service', 'themes', '/api/v2'],
    ['Service', null, collectorHost, 'Collector', 'analytics', '/v1/projects/sandbox/settings'],
    ['Service', johnlewis, bannerHost, 'Partner banner', 'consent banner', '/banner.js'],
    ['Service', johnlewis, tagManagerHost, 'Tag manager', 'reads the data layer', '/manager.js'],
  ];
};

/** Returns the addresses of the sandbox; those for people come first. */
export const sandboxAddresses = (origin: (host: string) => string): ReadonlyArray<SandboxAddress> =>
  rows().map(([kind, brand, host, name, description, path = '/']) => ({
    kind,
    brand,
    name,
    description,
    path,
    address: origin(host),
  }));
