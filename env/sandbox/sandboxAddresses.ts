import { brands, type Brand } from '#domain/brand/brand.ts';
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
import { relyingParties, type RelyingParty } from '#env/sandbox/relying-party/relyingParties.ts';

type Row = Omit<SandboxAddress, 'address'> & { readonly host: string };

const descriptionOf = ({ coBrand, platform, host }: RelyingParty): string => {
  if (coBrand !== null) return `partner, by ${coBrand.parameter}`;
  if (host.startsWith('register.')) return 'starts a sign-up';
  return platform === null ? 'starts a sign-in' : `platform ${platform}`;
};

const clientRow = (party: RelyingParty): Row => ({
  kind: 'Client',
  brand: party.brand,
  host: party.host,
  name: party.name,
  description: descriptionOf(party),
  path: '/',
});

const accountRow = (brand: Brand): Row => ({
  kind: 'Account',
  brand,
  host: accountHost(brand),
  name: `${brand.displayName} account`,
  description: 'the app, without a redirect',
  path: '/',
});

const service = (row: Omit<Row, 'kind'>): Row => ({ kind: 'Service', ...row });

const launchpadRow = (brand: Brand): Row =>
  service({
    brand,
    host: launchpadHost(brand),
    name: `${brand.displayName} launchpad`,
    description: 'identity service',
    path: '/authorization/passwordRequirements',
  });

const brandOf = (key: string): Brand | null => brands.find((brand) => brand.key === key) ?? null;

const serviceRows = (): ReadonlyArray<Row> => [
  ...brands.map(launchpadRow),
  service({ brand: null, host: contentHost, name: 'Content service', description: 'themes', path: '/api/v2' }),
  service({
    brand: null,
    host: collectorHost,
    name: 'Collector',
    description: 'analytics',
    path: '/v1/projects/sandbox/settings',
  }),
  service({
    brand: brandOf('johnlewis'),
    host: bannerHost,
    name: 'Partner banner',
    description: 'consent banner',
    path: '/banner.js',
  }),
  service({
    brand: brandOf('johnlewis'),
    host: tagManagerHost,
    name: 'Tag manager',
    description: 'reads the data layer',
    path: '/manager.js',
  }),
];

const controlRow: Row = {
  kind: 'Control',
  brand: null,
  host: controlHost,
  name: 'Control room',
  description: 'codes, accounts, faults, requests and events',
  path: '/',
};

/** Returns the addresses of the sandbox; those for people come first. */
export const sandboxAddresses = (origin: (host: string) => string): ReadonlyArray<SandboxAddress> =>
  [controlRow, ...relyingParties().map(clientRow), ...brands.map(accountRow), ...serviceRows()].map(
    ({ host, ...row }) => ({ ...row, address: origin(host) }),
  );
