import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Handler } from '#env/server/handler.ts';
import { makeAccessLog } from '#env/server/node/accessLog.ts';
import { makeDrain, makeNodeServer } from '#env/server/node/nodeServer.ts';
import { makeRequester } from '#tests/e2e/fixtures/hosting/request.ts';
import { fixtureAssets, fixtureConfig } from '#tests/env/server/fixtureSite.ts';

const originals = { Request, Response };
const ignore = (): void => undefined;

/** Starts a Node server on a free port, with the hosts of the fixture; `logged` is the next line of its access log. */
export const startNodeServer = async (
  handler: Handler,
  trustedProxies = 0,
  report: (fault: unknown) => void = ignore,
) => {
  let write = (line: string): void => void line;
  const logged = new Promise<Record<string, unknown>>((resolve) => (write = (line) => resolve(JSON.parse(line))));
  const log = makeAccessLog({ ...fixtureConfig, ...fixtureAssets }, trustedProxies, { write: (line) => write(line) });
  const server = makeNodeServer(handler, { trustedProxies, log, report });
  const drain = makeDrain(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    // Because: the adapter replaces these two objects for its whole process.
    Object.assign(globalThis, originals);
    const closed = server.listening ? once(server, 'close') : Promise.resolve();
    server.close().closeAllConnections();
    await closed;
  };
  return { server, drain, port, logged, request: makeRequester(port), close };
};
