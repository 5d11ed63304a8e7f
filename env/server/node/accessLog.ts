import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino, stdTimeFunctions, type DestinationStream } from 'pino';
import { hostOnly } from '#domain/brand/resolveBrand.ts';
import type { ServerConfig } from '#env/server/config.ts';
import { clientAddress } from './proxyHeaders.ts';

/** Follows a request, and logs it when its response is sent or its client has left. */
export type AccessLog = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** The path of a target without its query, which can contain codes; a hyphen for a target that is no path. */
const pathOf = (target: string): string => /^\/(?![/\\])[^?#]*/.exec(target)?.[0] ?? '-';
const plain = (text: string): string => text.replace(/[^!-~]/g, encodeURIComponent).slice(0, 900);

/** The status that nginx logs for a client that leaves before the response. */
const clientHasLeft = 499;

/** Makes the access log: a line of JSON a request, without its query, and without a host that is none of ours, behind a number of trusted proxies. */
export const makeAccessLog = (hosts: ServerConfig['hosts'], proxies: number, to: DestinationStream): AccessLog => {
  const logger = pino({ base: null, timestamp: stdTimeFunctions.isoTime }, to);
  return ({ socket, headers, method, url = '' }, outgoing) => {
    const [start, sent, host] = [Date.now(), socket.bytesWritten, hostOnly(headers.host ?? '-')];
    const entry = {
      client: plain(clientAddress(socket.remoteAddress ?? '-', headers['x-forwarded-for'], proxies)),
      host: hosts.has(host) ? host : '-',
      method,
      path: plain(pathOf(url)),
    };
    outgoing.once('close', () => {
      const status = outgoing.headersSent ? outgoing.statusCode : clientHasLeft;
      logger.info({ ...entry, status, bytes: socket.bytesWritten - sent, milliseconds: Date.now() - start });
    });
  };
};
