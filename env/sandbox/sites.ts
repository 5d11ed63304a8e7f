import { brands } from '#domain/brand/brands.ts';
import { Hono } from 'hono';
import type { SettingsBlock } from '#domain/settings/settings.ts';
import { type DevServer, devServerHeaders, makeDevServerSite } from '#env/sandbox/account/devServerSite.ts';
import type { SandboxState } from '#env/sandbox/control/sandboxState.ts';
import type { HostedSite } from '#env/sandbox/gateway/gateway.ts';
import type { Site } from '#env/sandbox/gateway/site.ts';
import { makeCodeExchange } from '#env/sandbox/relying-party/codeExchange.ts';
import { relyingParties, type RelyingParty } from '#env/sandbox/relying-party/relyingParties.ts';
import { makeRelyingPartySite } from '#env/sandbox/relying-party/relyingPartySite.ts';
import type { Assets } from '#env/server/assets.ts';
import { brandHeaders } from '#env/server/policies/securityPolicy.ts';
import { readConfig } from '#env/server/config.ts';
import { makeHandler } from '#env/server/handler.ts';
import { configText, withOrigins, withOverrides } from './account/configFile.ts';
import { makeCollectorSite } from './collector/collectorSite.ts';
import { makeContentSite } from './content/contentSite.ts';
import { accountHost, bannerHost, collectorHost, contentHost, launchpadHost, tagManagerHost } from './hosts.ts';
import { makeLaunchpadSite } from './launchpadSite.ts';
import { makeVisitors, type Visitors } from './relying-party/visitors.ts';
import { readFileSync } from 'node:fs';

const sendFile = (file: URL, type: 'css' | 'javascript') => (): Response =>
  new Response(readFileSync(file), {
    headers: {
      // Because: tools in a page, such as contrast checkers, read the style sheet across origins.
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'content-type': `text/${type}; charset=utf-8`,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  });

/** The partner's host: the script and the style of its consent banner. */
const makeBannerSite = (): Hono =>
  new Hono()
    .get('/banner.js', sendFile(new URL('banner/banner.js', import.meta.url), 'javascript'))
    .get('/banner.css', sendFile(new URL('banner/banner.css', import.meta.url), 'css'));

/** The tag manager: its script, and the address to which the script sends what it reads; the journal of requests shows it. */
const makeTagManagerSite = (): Hono =>
  new Hono()
    .get('/manager.js', sendFile(new URL('tag-manager/manager.js', import.meta.url), 'javascript'))
    .post('/read', (c) => c.body(null, 204));

/** What the sites are made of. */
export type SiteParts = {
  readonly state: Omit<SandboxState, 'forgetVisitors'>;
  /** The port at which the sandbox itself listens. */
  readonly port: number;
  /** The production build, or what stands for it beside a dev server. */
  readonly assets: Assets;
  /** The dev server that replaces the build; null without one. */
  readonly devServer: DevServer | null;
  /** Variables of the configuration's default block that are replaced. */
  readonly settingsOverrides: SettingsBlock;
};

type Row = readonly [host: string, hosted: HostedSite];

const plain = (host: string, site: Pick<Hono, 'fetch'> | Site): Row => [
  host,
  {
    site: async (request, bindings) => (typeof site === 'function' ? site : site.fetch)(request, bindings),
    headers: [],
  },
];

/** The app under every brand: the handler answers on all account hosts. */
const accountRows = ({ state, assets, devServer, settingsOverrides }: SiteParts): ReadonlyArray<Row> => {
  const config = readConfig(withOrigins(withOverrides(configText(), settingsOverrides), state.origin));
  const handler = makeHandler(assets, config, state.clock.now);
  return config.sites.map(({ brand, settings }): Row => {
    const host = accountHost(brand);
    if (devServer === null)
      return [
        host,
        { site: async (request) => handler(request), headers: brandHeaders(brand, settings, assets.index) },
      ];
    const headers = devServerHeaders(settings);
    return [host, { site: makeDevServerSite(devServer, headers, handler), headers }];
  });
};

const partyRow =
  ({ state, port }: SiteParts, visitors: Visitors) =>
  (party: RelyingParty): Row => {
    // Because: a server in front may use TLS; from server to server the sandbox calls itself.
    const exchange = makeCodeExchange(`http://${launchpadHost(party.brand)}:${port}`, party.host);
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

/** The sites by host, and a function that ends the sessions and the sign-ins at the relying parties. */
export type Sites = { readonly hostedSites: ReadonlyMap<string, HostedSite>; readonly forgetVisitors: () => void };

/** Makes the site of every host except the control room. */
export const makeSites = (parts: SiteParts): Sites => {
  const parties = relyingParties().map((party) => ({ party, visitors: makeVisitors() }));
  return {
    hostedSites: new Map([
      ...accountRows(parts),
      ...serviceRows(parts),
      ...parties.map(({ party, visitors }) => partyRow(parts, visitors)(party)),
    ]),
    forgetVisitors: () =>
      parties.forEach(({ visitors: { browsers, sessions } }) => {
        browsers.clear();
        sessions.clear();
      }),
  };
};
