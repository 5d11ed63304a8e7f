import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Handler } from '#env/server/handler.ts';
import type { AccessLog } from './accessLog.ts';
import { makeErrorResponse } from './errorResponse.ts';
import { makeHttpServer } from './httpServer.ts';
import type { OwnHost } from './ownHost.ts';
import { clientAddress, clientHost } from './proxyHeaders.ts';

/** What a server over HTTP/1.1 needs. */
export type NodeServerOptions = {
  readonly handler: Handler;
  /** The number of trusted proxies in front of the server. */
  readonly trustedProxies: number;
  /** Null for no log. */
  readonly log: AccessLog | null;
  /** Finds the hosts that the log may name. */
  readonly ownHost: OwnHost;
  /** Reports an error of the handler. */
  readonly report: (fault: unknown) => void;
};

/** A server over HTTP/1.1. */
export type NodeServer = {
  readonly server: Server;
  /**
   * Refuses new connections, closes idle ones, and waits until the other responses are sent; cuts what remains after
   * this number of milliseconds.
   */
  readonly stop: (grace: number) => Promise<void>;
};

// Because: health checks over HTTP/1.0 name no host.
const unnamedHost = 'unnamed.invalid';

/** The host of a request; undefined if it has none and, over HTTP/1.1, must have one (RFC 9112, 3.2). */
const hostOf = ({ headers, httpVersion }: IncomingMessage, trustedProxies: number): string | undefined => {
  const host = clientHost(headers.host, headers['x-forwarded-host'], trustedProxies);
  return host === '' || (host === undefined && httpVersion !== '1.1') ? unnamedHost : host;
};

// Because: the host in the target of a request is the one that counts, and Hono would take it after the log and the proxies' header (RFC 9112, 3.2.2).
const toOriginForm = (incoming: IncomingMessage): void => {
  const [, host, path = ''] = /^https?:\/\/(?:[^@/?#]*@)?([^/?#]*)([^#]*)/.exec(incoming.url ?? '') ?? [];
  if (host === undefined) return;
  incoming.url = path.startsWith('/') ? path : `/${path}`;
  const needsHost = incoming.httpVersion === '1.1' && incoming.headers.host === undefined;
  incoming.headers.host = host === '' || needsHost ? undefined : host;
};

// Because: nginx logs this status for a client that leaves before the response.
const clientLeft = 499;

/** Returns the function that begins to follow a request; what it returns logs the request at its end. */
const makeLogger =
  (log: AccessLog, { trustedProxies, ownHost }: NodeServerOptions) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): (() => void) => {
    const { socket, headers } = incoming;
    const [time, before] = [Date.now(), socket.bytesWritten];
    const client = clientAddress(socket.remoteAddress ?? '-', headers['x-forwarded-for'], trustedProxies);
    return () =>
      log.add({
        client,
        time,
        host: ownHost(headers.host ?? '') ?? '-',
        method: incoming.method ?? '-',
        target: incoming.url ?? '-',
        status: outgoing.headersSent ? outgoing.statusCode : clientLeft,
        bytes: socket.bytesWritten - before,
        milliseconds: Date.now() - time,
      });
  };

/** Follows the connections of a server, and closes each when nothing is left to send on it. */
const makeGracefulStop = (server: Server) => {
  const unsent = new Set<ServerResponse>();
  /** For each connection, the number of bytes that it had received at the end of its last response. */
  const received = new Map<Socket, number>();
  let stopping = false;
  const isIdle = (socket: Socket): boolean =>
    socket.bytesRead === received.get(socket) && ![...unsent].some(({ req }) => req.socket === socket);
  server.on('connection', (socket) => {
    received.set(socket, 0);
    socket.once('close', () => received.delete(socket));
  });
  const follow = (response: ServerResponse, onClose: () => void): void => {
    const { socket } = response.req;
    if (stopping) response.setHeader('connection', 'close');
    unsent.add(response);
    response.on('close', () => {
      onClose();
      unsent.delete(response);
      if (socket.destroyed) return;
      received.set(socket, socket.bytesRead);
      if (stopping && isIdle(socket)) socket.destroySoon();
    });
  };
  const stop: NodeServer['stop'] = (grace) =>
    new Promise((resolve) => {
      stopping = true;
      // Because: `close` of an HTTP server also cuts connections with a response that is written but not sent yet.
      NetServer.prototype.close.call(server, () => resolve());
      for (const response of unsent) if (!response.headersSent) response.setHeader('connection', 'close');
      for (const socket of received.keys()) if (isIdle(socket)) socket.destroySoon();
      setTimeout(() => server.closeAllConnections(), grace).unref();
    });
  return { follow, stop };
};

/** Makes a server over HTTP/1.1 that answers with the request handler. */
export const makeNodeServer = (options: NodeServerOptions): NodeServer => {
  const { handler, trustedProxies, log, report } = options;
  const errorHandler = makeErrorResponse(report);
  const listener = getRequestListener(handler, { errorHandler });
  const logger = log === null ? () => () => undefined : makeLogger(log, options);
  const server = makeHttpServer().on('request', (incoming, outgoing) => {
    toOriginForm(incoming);
    const host = hostOf(incoming, trustedProxies);
    if (host !== incoming.headers.host) incoming.headers.host = host;
    follow(outgoing, logger(incoming, outgoing));
    void listener(incoming, outgoing);
  });
  const { follow, stop } = makeGracefulStop(server);
  return { server, stop };
};
