import type { IncomingMessage, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Handler } from '#env/server/handler.ts';
import { type AccessLog, entriesOf } from './accessLog.ts';
import { makeErrorResponse, makeHttpServer } from './httpServer.ts';

/** Replaces Host by the host that counts: the one that the last trusted proxy forwards, else the one in a target that is a whole address, else Host; by none where there are two, or none over HTTP/1.1 (RFC 9112, 3.2). */
const readHost = (incoming: IncomingMessage, trustedProxies: number): void => {
  const { headers, httpVersion, url = '' } = incoming;
  const [, named, path = ''] = /^https?:\/\/(?:[^@/?#]*@)?([^/?#]*)([^#]*)/.exec(url) ?? [];
  if (named !== undefined) incoming.url = path.startsWith('/') ? path : `/${path}`;
  const isMissing = named === '' || (httpVersion === '1.1' && headers.host === undefined);
  const given = isMissing ? undefined : (named ?? headers.host ?? '');
  const forwarded = trustedProxies === 0 ? undefined : entriesOf(headers['x-forwarded-host']).at(-1);
  const host = headers.host?.includes(',') === true ? undefined : (forwarded ?? given);
  // Because: health checks name no host over HTTP/1.0, or an empty one.
  headers.host = host === '' ? 'unnamed.invalid' : host;
};

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
