import { createServer, type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import { Server as NetServer } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { faultAnswer, makeFault } from '#env/server/answer.ts';
import type { Handler } from '#env/server/handler.ts';
import { type AccessLog, entriesOf } from './accessLog.ts';

/** The page for a browser that sends more than the server reads: too many cookies. Neither brand nor language is known; it names its own. */
export const headersTooLargePage: string = `<!doctype html>
<html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Clear the cookies of this site</title>
<main><h1>Clear the cookies of this site</h1>
<p>Your browser sent more than this site can read. The usual reason is too many cookies, which related sites can set too.</p>
<p>Please clear the cookies of this site in the settings of your browser. Then load this page again.</p></main></html>`;

/** What Node cannot read as a request is answered by the code of its error. */
const messageFor = (code: string): string => {
  const tooLarge = makeFault(431, headersTooLargePage, 'text/html');
  const faults = { HPE_HEADER_OVERFLOW: tooLarge, ERR_HTTP_REQUEST_TIMEOUT: makeFault(408, 'Request timeout') };
  const { status, headers, body } = new Map(Object.entries(faults)).get(code) ?? makeFault(400, 'Bad request');
  const all = { ...headers, 'content-length': body.length, date: new Date().toUTCString(), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
};

/** Makes a server that takes 64 kB of headers and answers what is no request. Its listener gets requests without a Host or with any expectation. */
export const makeHttpServer = (): Server => {
  const server = createServer({
    // Because: load balancers keep an idle connection open for 60 seconds, and must never find it closed.
    keepAliveTimeout: 65_000,
    // Because: every request brings the cookies of the other sites of the parent domain.
    maxHeaderSize: 64 * 1024,
    // Because: two Host headers are one then, which names no host.
    joinDuplicateHeaders: true,
    requireHostHeader: false,
  });
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, connection) => {
    if (!connection.writable) return;
    // Because: Node keeps the response that it is sending nowhere else, and text after its headers would become part of it.
    const isAnswering = Reflect.get(connection, '_httpMessage')?.headersSent === true;
    // Because: to close a connection with bytes that nobody has read resets it, and the client can lose the answer.
    const destroyLater = (): unknown => setTimeout(() => connection.destroy(), 2000).unref();
    connection.end(isAnswering ? '' : messageFor(code), destroyLater);
  });
  return server;
};

type Report = (fault: unknown) => void;

/** Returns the function that answers a request that cannot be read with 400, and reports every other error and answers 500. */
export const makeErrorResponse =
  (report: Report) =>
  (fault: unknown): Response => {
    // Because: some hosts, such as 999.999.999.999, are refused only when the URL is parsed.
    const isInvalid = fault instanceof TypeError && 'code' in fault && fault.code === 'ERR_INVALID_URL';
    if (isInvalid || fault instanceof RequestError) return faultAnswer(400, 'Bad request');
    report(fault);
    return faultAnswer(500, 'Internal server error');
  };

/** Replaces Host by the one that counts: of the last trusted proxy, else of a whole address, else Host; by none of two (RFC 9112, 3.2). */
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

/** Returns the function that drains a server: no new connections; what is under way is sent, and cut after a number of ms. */
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
