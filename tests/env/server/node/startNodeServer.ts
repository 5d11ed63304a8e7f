import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { makeAccessLog } from '#env/server/node/accessLog.ts';
import { makeDrain, makeNodeServer } from '#env/server/node/nodeServer.ts';
import type { Handler } from '#env/server/handler.ts';
import { makeRequester } from '#tests/e2e/fixtures/hosting/request.ts';
import { fixtureAssets, fixtureConfig } from '#tests/env/server/fixtureSite.ts';

/** The options of a test: what differs from a server without proxies. */
export type StartOptions = { readonly trustedProxies?: number; readonly report?: (fault: unknown) => void };

const originals = { Request, Response };

/** Starts a Node server on a free port, with the hosts of the fixture. */
export const startNodeServer = async (handler: Handler, options: StartOptions = {}) => {
  const { trustedProxies = 0, report = () => undefined } = options;
  let write = (line: string): void => void line;
  /** The next line of the access log. */
  const logged = new Promise<Record<string, unknown>>((resolve) => (write = (line) => resolve(JSON.parse(line))));
  const log = makeAccessLog({ ...fixtureConfig, ...fixtureAssets }, trustedProxies, { write });
  const server = makeNodeServer(handler, { trustedProxies, log, report });
  const drain = makeDrain(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  /** Stops it at once. */
  const close = async (): Promise<void> => {
    // Because: the adapter replaces these two objects for its whole process.
    Object.assign(globalThis, originals);
    const closed = server.listening ? once(server, 'close') : Promise.resolve();
    server.close().closeAllConnections();
    await closed;
  };
  return { server, drain, port, logged, request: makeRequester(port), close };
};

/** A running Node server in this process. */
export type StartedNode = Awaited<ReturnType<typeof startNodeServer>>;
