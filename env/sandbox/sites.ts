import type { Hono } from 'hono';
import { brands, type Brand } from '#domain/brand/brand.ts';
import type { SettingsBlock } from '#domain/settings/settingsFile.ts';
import { brandSettings, builtHeaders, workshopHeaders } from './account/pageHeaders.ts';
import { makeAccountSite } from './account/accountSite.ts';
import { configText, overlaid } from './account/configFile.ts';
import { makeWorkshopSite, type Workshop } from './account/workshopSite.ts';
import { makeBannerSite } from './banner/bannerSite.ts';
import { makeCollectorSite } from './collector/collectorSite.ts';
import { makeContentSite } from './content/contentSite.ts';
import type { World } from './control/world.ts';
import type { Hosted } from './front/front.ts';
import type { Site } from './front/site.ts';
import { accountHost, bannerHost, collectorHost, contentHost, launchpadHost } from './hosts.ts';
import { makeLaunchpadSite } from './launchpadSite.ts';
import { makeBackChannel } from './relying-party/backChannel.ts';
import { registrationAt } from './relying-party/client.ts';
import { parties, type Party } from './relying-party/parties.ts';
import { makePartySite } from './relying-party/partySite.ts';
import { makeVisitors, type Visitors } from './relying-party/visitors.ts';

export type SiteParts = {
  readonly world: Omit<World, 'forgetVisitors'>;
  readonly port: number;
  readonly dist: string;
  /** The dev server that takes the build's place. */
  readonly workshop: Workshop | null;
  /** Variables of the configuration that are said otherwise. */
  readonly overlay: SettingsBlock;
};

type Row = readonly [host: string, hosted: Hosted];

const plain = (host: string, site: Hono | Site): Row => [
  host,
  {
    site: async (request, bindings) => (typeof site === 'function' ? site : site.fetch)(request, bindings),
    headers: [],
  },
];

const accountRow =
  ({ port, dist, workshop, overlay }: SiteParts) =>
  (brand: Brand): Row => {
    const config = (): string => overlaid(configText(port), overlay);
    const settings = brandSettings(brand, config());
    const headers = workshop === null ? builtHeaders(brand, settings, dist) : workshopHeaders(settings);
    if (workshop !== null) {
      return [accountHost(brand), { site: makeWorkshopSite(workshop, { headers, config }), headers }];
    }
    const app = makeAccountSite({ dist, brand, config });
    return [accountHost(brand), { site: async (request) => app.fetch(request), headers }];
  };

const partyRow =
  ({ world }: SiteParts, visitors: Visitors) =>
  (party: Party): Row => {
    const exchange = makeBackChannel(registrationAt(world.origin(launchpadHost(party.brand)), party.host));
    return plain(party.host, makePartySite({ party, visitors, exchange, origin: world.origin, now: world.clock.now }));
  };

const serviceRows = ({ world }: SiteParts): ReadonlyArray<Row> => {
  const { origin, events, refs, engine, clock } = world;
  const takesBack = (address: string): boolean => parties().some(({ host }) => origin(host) === address);
  const launchpad = makeLaunchpadSite({ engine, origin, takesBack });
  return [
    ...brands.map((brand) => plain(launchpadHost(brand), launchpad)),
    plain(contentHost, makeContentSite({ refs, origin: () => origin(contentHost) })),
    plain(
      collectorHost,
      makeCollectorSite({ events, now: clock.now, host: () => new URL(origin(collectorHost)).host }),
    ),
    plain(bannerHost, makeBannerSite()),
  ];
};

export type Sites = { readonly hosted: ReadonlyMap<string, Hosted>; readonly forgetVisitors: () => void };

/** Every host but the control room, each with its site. */
export const makeSites = (parts: SiteParts): Sites => {
  const known = parties().map((party) => ({ party, visitors: makeVisitors() }));
  return {
    hosted: new Map([
      ...brands.map(accountRow(parts)),
      ...serviceRows(parts),
      ...known.map(({ party, visitors }) => partyRow(parts, visitors)(party)),
    ]),
    forgetVisitors: () => known.forEach(({ visitors }) => visitors.clear()),
  };
};
