import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { makeNodeServer, type NodeServer, type NodeServerOptions } from '#env/server/node/nodeServer.ts';
import { makeOwnHost } from '#env/server/node/ownHost.ts';
import { makeRequester, type Requester } from '#tests/e2e/fixtures/hosting/request.ts';
import { fixtureConfig } from '#tests/env/server/fixtureSite.ts';

/** A running Node server in this process. */
export type StartedNode = NodeServer & {
  readonly port: number;
  readonly request: Requester;
  /** Stops it at once. */
  readonly close: () => Promise<void>;
};

/** The options of a test: a handler, and what differs from a server without proxies and log. */
export type StartOptions = Pick<NodeServerOptions, 'handler'> & Partial<NodeServerOptions>;

const originals = { Request, Response };

/** Starts a Node server on a free port, with the hosts of the fixture. */
export const startNodeServer = async (options: StartOptions): Promise<StartedNode> => {
  const ownHost = makeOwnHost(fixtureConfig('production'));
  const node = makeNodeServer({ ownHost, trustedProxies: 0, log: null, report: () => undefined, ...options });
  await once(node.server.listen(0, '127.0.0.1'), 'listening');
  const { port } = node.server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    // Because: the adapter replaces these two objects for its whole process.
    Object.assign(globalThis, originals);
    await node.stop(0);
  };
  return { ...node, port, request: makeRequester(port), close };
};
