import type { Hono } from 'hono';
import { brands, type Brand } from '#domain/brand/brand.ts';
import type { SettingsBlock } from '#domain/settings/settingsFile.ts';
import { publicOrigin } from '#domain/settings/publicOrigin.ts';
import { brandSettings } from '#env/commands/shared/brandSettings.ts';
import { builtHeaders, devServerHeaders } from './account/pageHeaders.ts';
import { makeAccountSite } from './account/accountSite.ts';
import { configText, withOverrides, withPorts } from './account/configFile.ts';
import { securityText } from '#env/hosting/securityText.ts';
import { makeDevServerSite, type DevMiddleware } from '#env/sandbox/account/devServerSite.ts';
import { makeBannerSite } from './banner/bannerSite.ts';
import { makeCollectorSite } from './collector/collectorSite.ts';
import { makeContentSite } from './content/contentSite.ts';
import type { SandboxState } from '#env/sandbox/control/sandboxState.ts';
import type { HostedSite } from '#env/sandbox/gateway/gateway.ts';
import type { Site } from '#env/sandbox/gateway/site.ts';
import { accountHost, bannerHost, collectorHost, contentHost, launchpadHost, tagManagerHost } from './hosts.ts';
import { makeLaunchpadSite } from './launchpadSite.ts';
import { makeCodeExchange } from '#env/sandbox/relying-party/codeExchange.ts';
import { relyingParties, type RelyingParty } from '#env/sandbox/relying-party/relyingParties.ts';
import { makeRelyingPartySite } from '#env/sandbox/relying-party/relyingPartySite.ts';
import { makeTagManagerSite } from './tag-manager/tagManagerSite.ts';
import { makeVisitors, type Visitors } from './relying-party/visitors.ts';

/** What the sites are made of. */
export type SiteParts = {
  readonly state: Omit<SandboxState, 'forgetVisitors'>;
  readonly port: number;
  readonly dist: string;
  /** The dev server that replaces the build; null without one. */
  readonly devMiddleware: DevMiddleware | null;
  /** Variables of the configuration's default block that are replaced. */
  readonly settingsOverrides: SettingsBlock;
};

type Row = readonly [host: string, hosted: HostedSite];

const plain = (host: string, site: Hono | Site): Row => [
  host,
  {
    site: async (request, bindings) => (typeof site === 'function' ? site : site.fetch)(request, bindings),
    headers: [],
  },
];

const accountRow =
  ({ state, port, dist, devMiddleware, settingsOverrides }: SiteParts) =>
  (brand: Brand): Row => {
    const config = (): string => withPorts(withOverrides(configText(), settingsOverrides), port);
    const settings = brandSettings(JSON.parse(config()), brand);
    const headers = devMiddleware === null ? builtHeaders(brand, settings, dist) : devServerHeaders(settings);
    const texts = { config, securityTxt: () => securityText(settings, state.clock.now()) };
    if (devMiddleware !== null) {
      return [accountHost(brand), { site: makeDevServerSite(devMiddleware, { headers, texts }), headers }];
    }
    const app = makeAccountSite({ dist, brand, origin: publicOrigin(settings), texts });
    return [accountHost(brand), { site: async (request) => app.fetch(request), headers }];
  };

const partyRow =
  ({ state }: SiteParts, visitors: Visitors) =>
  (party: RelyingParty): Row => {
    const exchange = makeCodeExchange(state.origin(launchpadHost(party.brand)), party.host);
    return plain(
      party.host,
      makeRelyingPartySite({ party, visitors, exchange, origin: state.origin, now: state.clock.now }),
    );
  };

const serviceRows = ({ state }: SiteParts): ReadonlyArray<Row> => {
  const { origin, events, refs, engine, clock } = state;
  const isRelyingParty = (address: string): boolean => relyingParties().some(({ host }) => origin(host) === address);
  const launchpad = makeLaunchpadSite({ engine, origin, isRelyingParty });
  return [
    ...brands.map((brand) => plain(launchpadHost(brand), launchpad)),
    plain(contentHost, makeContentSite({ refs, origin: () => origin(contentHost) })),
    plain(
      collectorHost,
      makeCollectorSite({ events, now: clock.now, host: () => new URL(origin(collectorHost)).host }),
    ),
    plain(bannerHost, makeBannerSite()),
    plain(tagManagerHost, makeTagManagerSite()),
  ];
};

/** The sites by host, and a function that ends the sessions at the relying parties. */
export type Sites = { readonly hostedSites: ReadonlyMap<string, HostedSite>; readonly forgetVisitors: () => void };

/** Makes the site of every host except the control room. */
export const makeSites = (parts: SiteParts): Sites => {
  const parties = relyingParties().map((party) => ({ party, visitors: makeVisitors() }));
  return {
    hostedSites: new Map([
      ...brands.map(accountRow(parts)),
      ...serviceRows(parts),
      ...parties.map(({ party, visitors }) => partyRow(parts, visitors)(party)),
    ]),
    forgetVisitors: () => parties.forEach(({ visitors }) => visitors.clear()),
  };
};
