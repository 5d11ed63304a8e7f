import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Server } from 'node:http';
import type { SettingsBlock } from '#domain/settings/settings.ts';
import { devAssets, type DevServer } from '#env/sandbox/account/devServerSite.ts';
import { makeParts, type SandboxAddress, type SandboxState } from '#env/sandbox/control/sandboxState.ts';
import { makeGateway } from '#env/sandbox/gateway/gateway.ts';
import { siteOf } from '#env/sandbox/gateway/site.ts';
import type { Assets } from '#env/server/assets.ts';
import { readConfig } from '#env/server/config.ts';
import { makeErrorResponse, makeHttpServer } from '#env/server/node/nodeServer.ts';
import { readAssets } from '#env/server/node/readAssets.ts';
import { dist } from '#env/shared/projectRoot.ts';
import { htmlPage } from '#infrastructure/sandbox/launchpad/htmlPage.ts';
import { makeControlSite } from './control/controlSite.ts';
import { hostName, hosts, isControlHost, sandboxPort } from './hosts.ts';
import { listen, makeClose } from './listen.ts';
import { configText } from './sandboxConfig.ts';
import { makeSites } from './sites.ts';

/** How to run the sandbox. */
export type SandboxOptions = {
  /** 4100 by default; 0 for any free port. */
  readonly port?: number;
  /** The production build, where it has been read already. */
  readonly assets?: Assets;
  /** The origin of a host that browsers reach through another server; null for a host that they reach here. */
  readonly publicOrigin?: (host: string) => string | null;
  /** Starts a dev server that replaces the build; it may attach its web socket to the given server. */
  readonly startDevServer?: (server: Server) => Promise<DevServer>;
  /** Replaces variables of the configuration's default block. */
  readonly settingsOverrides?: SettingsBlock;
  /** Every request waits for this before it is answered, and before it is in the journal. */
  readonly beforeAnswer?: (request: Request) => Promise<void>;
  /** Every answer of a site waits for this, before an injected fault changes it. */
  readonly afterAnswer?: (request: Request, answer: Response) => Promise<void>;
};

/** A running sandbox. */
export type Sandbox = Pick<SandboxState, 'origin' | 'engine' | 'clock' | 'faults' | 'journal' | 'addresses'> & {
  readonly port: number;
  readonly close: () => Promise<void>;
};

/** Answers a request for an unknown host with the known addresses. */
const makeUnknownHost = (addresses: ReadonlyArray<SandboxAddress>): Hono => {
  const body = html`<h1>No such host</h1>
    <p>The sandbox serves these:</p>
    <ul>
      ${addresses.map(({ address }) => html`<li><a href="${address}">${address}</a></li>`)}
    </ul>`;
  return new Hono().all('*', (c) => c.html(htmlPage('No such host', body), 421));
};

/** Runs the app and all its services in this process, on one port; the host name of a request selects the service. */
export const serveSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const { port: wantedPort = sandboxPort, startDevServer, settingsOverrides = {} } = options;
  const { publicOrigin = () => null, beforeAnswer, afterAnswer = async () => undefined } = options;
  // Because: a configuration that some brand cannot use is an error of the caller, before a server listens.
  readConfig(configText(settingsOverrides), () => undefined);
  const server = makeHttpServer();
  const devServer = startDevServer === undefined ? null : await startDevServer(server);
  const port = await listen(server, wantedPort);
  const origin = (host: string): string => publicOrigin(host) ?? new URL(`http://${host}:${port}`).origin;
  const parts = makeParts(origin);
  const assets = devServer === null ? (options.assets ?? readAssets(dist)) : devAssets(devServer);
  const { hostedSites, ...sites } = makeSites({ state: parts, port, assets, devServer, settingsOverrides });
  const controlRoom = { name: 'Control room', description: 'codes, accounts, faults, requests and events', path: '/' };
  const state = {
    ...parts,
    ...sites,
    addresses: [{ ...controlRoom, address: origin(hosts.control) }, ...sites.addresses],
  };
  const control = makeControlSite(state);
  const unknownHost = siteOf(makeUnknownHost(state.addresses));
  const gateway = makeGateway({
    ...parts,
    hostedSite: (host) => hostedSites.get(host) ?? { site: unknownHost },
    afterAnswer,
  });
  // Because: a test process keeps its own global Request and Response.
  const listenerOptions = { overrideGlobalObjects: false, errorHandler: makeErrorResponse(() => undefined) };
  server.on('request', (incoming, outgoing) => {
    const answer = async (request: Request): Promise<Response> => {
      await beforeAnswer?.(request);
      return isControlHost(hostName(request.headers.get('host') ?? ''))
        ? control.fetch(request)
        : gateway(request, { incoming, outgoing });
    };
    void getRequestListener(answer, listenerOptions)(incoming, outgoing);
  });
  return { ...state, port, close: makeClose(server) };
};
