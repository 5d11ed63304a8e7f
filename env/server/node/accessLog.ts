import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino, stdTimeFunctions, type DestinationStream } from 'pino';
import { hostOnly } from '#domain/brand/resolveBrand.ts';
import { routeOf } from '#domain/navigation/routes.ts';
import type { Assets } from '#env/server/assets.ts';
import type { ServerConfig } from '#env/server/config.ts';
import { textPaths } from '#env/server/handler.ts';

type Header = string | ReadonlyArray<string> | undefined;

/** The entries of a header that proxies add to. */
export const entriesOf = (header: Header): ReadonlyArray<string> =>
  String(header ?? '')
    .split(/[\s,]+/)
    .filter((entry) => entry !== '');

/** The address of the client: the entry of X-Forwarded-For that the first of the trusted proxies added; without one that of the connection. */
const clientAddress = (connected: string, forwardedFor: Header, trustedProxies: number): string => {
  const entries = trustedProxies === 0 ? [] : entriesOf(forwardedFor);
  // Because: with fewer entries than proxies, the request did not pass all proxies, and one of them wrote the first entry.
  return entries.slice(-trustedProxies)[0] ?? connected;
};

/** Follows a request, and logs it when its response is sent or its client has left. */
export type AccessLog = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

const plain = (text: string): string => text.replace(/[^!-~]/g, encodeURIComponent).slice(0, 900);

/** Makes the access log, behind a number of trusted proxies: a line of JSON a request, with no query, and no host or path but ours. */
export const makeAccessLog = (known: ServerConfig & Assets, proxies: number, to: DestinationStream): AccessLog => {
  const logger = pino({ base: null, timestamp: stdTimeFunctions.isoTime }, to);
  const pathOf = (target: string): string => {
    const [path = ''] = target.split(/[?#]/, 1);
    return routeOf(path) ?? (known.files.has(path) || textPaths.includes(path) ? path : '-');
  };
  return ({ socket, headers, method, url = '' }, outgoing) => {
    const [start, sent, host] = [Date.now(), socket.bytesWritten, hostOnly(headers.host ?? '-')];
    const entry = {
      client: plain(clientAddress(socket.remoteAddress ?? '-', headers['x-forwarded-for'], proxies)),
      host: known.hosts.has(host) ? host : '-',
      method,
      path: pathOf(url),
    };
    outgoing.once('close', () => {
      // Because: nginx logs 499 for a client that leaves before the response.
      const status = outgoing.headersSent ? outgoing.statusCode : 499;
      logger.info({ ...entry, status, bytes: socket.bytesWritten - sent, milliseconds: Date.now() - start });
    });
  };
};
