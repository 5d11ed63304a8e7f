import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import { brands } from '#domain/brand/brands.ts';
import type { SettingsBlock } from '#domain/settings/settings.ts';
import { type DevServer, devServerHeaders, makeDevServerSite } from '#env/sandbox/account/devServerSite.ts';
import type { SandboxAddress, SandboxParts, SandboxState } from '#env/sandbox/control/sandboxState.ts';
import type { HostedSite } from '#env/sandbox/gateway/gateway.ts';
import { siteOf } from '#env/sandbox/gateway/site.ts';
import { makeCodeExchange } from '#env/sandbox/relying-party/codeExchange.ts';
import { relyingParties, type RelyingParty } from '#env/sandbox/relying-party/relyingParties.ts';
import { makePartyLook } from '#env/sandbox/relying-party/partyLook.ts';
import { makePartySite } from '#env/sandbox/relying-party/partySite.ts';
import type { Assets } from '#env/server/assets.ts';
import { brandHeaders } from '#env/server/policies/securityPolicy.ts';
import { readConfig } from '#env/server/config.ts';
import { makeHandler } from '#env/server/handler.ts';
import { makeCollectorSite } from './collector/collectorSite.ts';
import { makeContentSite } from './content/contentSite.ts';
import { accountHost, hosts, launchpadHost } from './hosts.ts';
import { makeLaunchpadSite } from './launchpadSite.ts';
import { configText } from './sandboxConfig.ts';
import type { Sessions } from './relying-party/visitors.ts';

/** A host that serves the files of a folder, to pages of other origins too. */
const makeFileSite = (folder: string): Hono =>
  new Hono()
    // Because: tools in a page, such as contrast checkers, read the style sheet across origins.
    .use(cors(), secureHeaders({ crossOriginResourcePolicy: 'cross-origin', strictTransportSecurity: false }))
    .use(serveStatic({ root: fileURLToPath(new URL(folder, import.meta.url)), onFound: noCache }));

const noCache = (_path: string, c: Context): void => c.header('cache-control', 'no-cache');

/** The tag manager: its script, and the address to which the script sends what it reads; the journal of requests shows it. */
const makeTagManagerSite = (): Hono => makeFileSite('tag-manager').post('/read', (c) => c.body(null, 204));

/** What the sites are made of. */
export type SiteParts = {
  readonly state: SandboxParts;
  /** The port at which the sandbox itself listens. */
  readonly port: number;
  /** The production build, or what stands for it beside a dev server. */
  readonly assets: Assets;
  /** The dev server that replaces the build; null without one. */
  readonly devServer: DevServer | null;
  /** Variables of the configuration's default block that are replaced. */
  readonly settingsOverrides: SettingsBlock;
};

/** A site with its host, and what people are told about it. */
type Row = HostedSite &
  Pick<SandboxAddress, 'name' | 'description'> & { readonly host: string; readonly path?: string };

/** The app under every brand: the handler answers on all account hosts. */
const accountRows = ({ state, assets, devServer, settingsOverrides }: SiteParts): ReadonlyArray<Row> => {
  const config = readConfig(configText(settingsOverrides, state.origin));
  const handler = makeHandler(assets, config, state.clock.now);
  return config.sites.map(({ brand, settings }): Row => {
    const headers = devServer === null ? brandHeaders(brand, settings, assets.index) : devServerHeaders(settings);
    return {
      host: accountHost(brand),
      name: `${brand.displayName} account`,
      description: 'the app, without a redirect',
      site: devServer === null ? async (request) => handler(request) : makeDevServerSite(devServer, headers, handler),
      headers,
    };
  });
};

const descriptionOf = ({ coBrand, platform, host }: RelyingParty): string => {
  if (coBrand !== null) return `partner, by ${coBrand.parameter}`;
  if (host.startsWith('register.')) return 'starts a sign-up';
  return platform === null ? 'starts a sign-in' : `platform ${platform}`;
};

const partyRow =
  ({ state: { origin, clock }, port }: SiteParts, sessions: Sessions) =>
  (party: RelyingParty): Row => {
    // Because: a server in front may use TLS; from server to server the sandbox calls itself.
    const exchange = makeCodeExchange(`http://${launchpadHost(party.brand)}:${port}`, party);
    const site = makePartySite({ party, sessions, exchange, origin, now: clock.now });
    return { host: party.host, name: party.name, description: descriptionOf(party), site: siteOf(site) };
  };

const row = (
  host: string,
  app: Pick<Hono, 'fetch'>,
  [name, description, path]: readonly [string, string, string],
): Row => ({ host, site: siteOf(app), name, description, path });

const serviceRows = ({ state: { origin, events, refs, engine, clock } }: SiteParts): ReadonlyArray<Row> => {
  const isRelyingParty = (address: string): boolean => relyingParties().some(({ host }) => origin(host) === address);
  const launchpad = makeLaunchpadSite({ engine, origin, isRelyingParty });
  const content = makeContentSite({ refs, origin: () => origin(hosts.content) });
  const collector = makeCollectorSite({ events, now: clock.now, host: () => new URL(origin(hosts.collector)).host });
  const rules = '/authorization/passwordRequirements?site=account';
  return [
    ...brands.map((brand) => {
      const app = makePartyLook({ brand, coBrand: null }).mount('/', launchpad.fetch, { replaceRequest: false });
      return row(launchpadHost(brand), app, [`${brand.displayName} launchpad`, 'identity service', rules]);
    }),
    row(hosts.content, content, ['Content service', 'themes', '/api/v2']),
    row(hosts.collector, collector, ['Collector', 'analytics', '/v1/projects/sandbox/settings']),
    row(hosts.banner, makeFileSite('banner'), ['Partner banner', 'consent banner', '/banner.js']),
    row(hosts.tagManager, makeTagManagerSite(), ['Tag manager', 'reads the data layer', '/manager.js']),
  ];
};

/** The sites by host, their addresses, those for people first, and a function that ends the sessions at the relying parties. */
export type Sites = Pick<SandboxState, 'addresses' | 'forgetVisitors'> & {
  readonly hostedSites: ReadonlyMap<string, HostedSite>;
};

/** Makes the site of every host except the control room. */
export const makeSites = (parts: SiteParts): Sites => {
  const parties = relyingParties().map((party) => ({ party, sessions: new Map() }));
  const rows = [
    ...parties.map(({ party, sessions }) => partyRow(parts, sessions)(party)),
    ...accountRows(parts),
    ...serviceRows(parts),
  ];
  return {
    hostedSites: new Map(rows.map((hosted) => [hosted.host, hosted])),
    addresses: rows.map(({ host, name, description, path = '/' }) => {
      return { name, description, path, address: parts.state.origin(host) };
    }),
    forgetVisitors: () => parties.forEach(({ sessions }) => sessions.clear()),
  };
};
