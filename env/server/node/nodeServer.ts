import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Handler } from '#env/server/handler.ts';
import type { AccessLog } from './accessLog.ts';
import { makeErrorResponse, makeHttpServer } from './httpServer.ts';
import { readHost } from './proxyHeaders.ts';

type Report = (fault: unknown) => void;
type Options = { readonly trustedProxies: number; readonly log: AccessLog | null; readonly report: Report };

/** Makes a server over HTTP/1.1 that answers with the request handler. */
export const makeNodeServer = (handler: Handler, { trustedProxies, log, report }: Options): Server => {
  const listener = getRequestListener(handler, { errorHandler: makeErrorResponse(report) });
  return makeHttpServer().on('request', (incoming, outgoing) => {
    readHost(incoming, trustedProxies);
    log?.(incoming, outgoing);
    void listener(incoming, outgoing);
  });
};

/** Returns the function that drains a server: no new connections, the responses under way are sent, then all are closed; what remains is cut after a number of ms. */
export const makeDrain = (server: Server): ((limit: number) => void) => {
  let unsent = 0;
  // Because: to Node, a connection is idle too whose response is written and not sent yet.
  const closeIdle = (): void => {
    if (!server.listening && unsent === 0) server.closeIdleConnections();
  };
  server.prependListener('request', (_, response) => {
    unsent += 1;
    if (!server.listening) response.shouldKeepAlive = false;
    response.once('close', () => {
      unsent -= 1;
      closeIdle();
    });
  });
  return (limit) => {
    // Because: `close` of an HTTP server closes idle connections at once.
    NetServer.prototype.close.call(server);
    closeIdle();
    setTimeout(() => server.closeAllConnections(), limit).unref();
  };
};
