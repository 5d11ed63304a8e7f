import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostOnly } from '#domain/brand/resolveBrand.ts';
import type { ServerConfig } from '#env/server/config.ts';
import { clientAddress } from './proxyHeaders.ts';

/** Follows a request, and logs it when its response is sent or its client has left. */
export type AccessLog = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

// Because: queries contain codes, and a target that is no path can name a host and a person.
const pathOf = (target: string): string => /^\/(?![/\\])[^?#]*/.exec(target)?.[0] ?? '-';
const plain = (text: string): string => text.replace(/[^!-~]/g, encodeURIComponent).slice(0, 900);

/** Makes the access log: a line of JSON a request, without its query, and without a host that the configuration does not name. */
export const makeAccessLog =
  ({ hosts }: Pick<ServerConfig, 'hosts'>, trustedProxies: number, write: (line: string) => void): AccessLog =>
  ({ socket, headers, method, url = '' }, outgoing) => {
    const [start, sent, host] = [Date.now(), socket.bytesWritten, hostOnly(headers.host ?? '-')];
    const entry = {
      time: new Date(start).toISOString(),
      client: plain(clientAddress(socket.remoteAddress ?? '-', headers['x-forwarded-for'], trustedProxies)),
      host: hosts.has(host) ? host : '-',
      method,
      path: plain(pathOf(url)),
    };
    outgoing.once('close', () => {
      // Because: nginx logs 499 for a client that leaves before the response.
      const status = outgoing.headersSent ? outgoing.statusCode : 499;
      const [bytes, milliseconds] = [socket.bytesWritten - sent, Date.now() - start];
      write(`${JSON.stringify({ ...entry, status, bytes, milliseconds })}\n`);
    });
  };
