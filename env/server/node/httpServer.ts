import { createServer, ServerResponse, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { makeFault, type Fault } from '#env/server/answer.ts';
import { headersTooLargePage } from './headersTooLargePage.ts';

// Because: load balancers keep an idle connection open for 60 seconds, and must not find it closed.
const keepAliveTimeout = 65_000;

// Because: the cookies that other sites of the parent domain set come with every request, and Node takes no more than 16 kB by itself.
const maxHeaderSize = 64 * 1024;

/** The milliseconds in which a refused client may read the answer. */
const lingering = 2000;

const badRequest = makeFault(400, 'Bad request');

/** The answers to what Node cannot read as a request, by the code of its error. */
const faults: ReadonlyMap<string, Fault> = new Map([
  ['HPE_HEADER_OVERFLOW', makeFault(431, headersTooLargePage, 'text/html')],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', makeFault(413, 'Content too large')],
  ['ERR_HTTP_REQUEST_TIMEOUT', makeFault(408, 'Request timeout')],
]);

const messageOf = ({ status, headers, body }: Fault): string => {
  const all = { ...headers, 'content-length': body.length, date: new Date().toUTCString(), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
};

// Because: Node keeps the response that it is sending on a connection nowhere else, and text after its headers would become part of it.
const isAnswering = (connection: Duplex): boolean => {
  const response: unknown = Reflect.get(connection, '_httpMessage');
  return response instanceof ServerResponse && response.headersSent;
};

/**
 * Makes a server over HTTP/1.1 that takes 64 kB of headers, and answers what it cannot read as a request with our headers. The listener
 * of its requests also gets those without a Host or with an unknown expectation, which Node would answer itself.
 */
export const makeHttpServer = (): Server => {
  const server = createServer({ keepAliveTimeout, maxHeaderSize, requireHostHeader: false });
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, connection) => {
    if (!connection.writable) return;
    const message = isAnswering(connection) ? '' : messageOf(faults.get(code) ?? badRequest);
    // Because: to close a connection with bytes that nobody has read resets it, and the client can lose the answer.
    connection.end(message, () => setTimeout(() => connection.destroy(), lingering).unref());
  });
  return server;
};
