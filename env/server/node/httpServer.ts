import { createServer, STATUS_CODES, type Server } from 'node:http';
import { RequestError } from '@hono/node-server';
import { faultAnswer, makeFault } from '#env/server/answer.ts';

/** Longer than load balancers keep an idle connection open (60 seconds), so that they never find it closed. */
const keepAliveTimeout = 65_000;

/** Four times what Node takes by itself: every request brings the cookies of the other sites of the parent domain. */
const maxHeaderSize = 64 * 1024;

/** The page for a browser that sends more than the server reads: too many cookies. Neither brand nor language is known, but it names its language for translation. */
export const headersTooLargePage: string = `<!doctype html>
<html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Clear the cookies of this site</title>
<main><h1>Clear the cookies of this site</h1>
<p>Your browser sent more than this site can read. The usual reason is too many cookies, which related sites can set too.</p>
<p>Please clear the cookies of this site in the settings of your browser. Then load this page again.</p></main></html>`;

/** What Node cannot read as a request is answered by the code of its error. */
const messageFor = (code: string): string => {
  const badRequest = makeFault(400, 'Bad request');
  const tooLarge = makeFault(431, headersTooLargePage, 'text/html');
  const faults = { HPE_HEADER_OVERFLOW: tooLarge, ERR_HTTP_REQUEST_TIMEOUT: makeFault(408, 'Request timeout') };
  const { status, headers, body } = new Map(Object.entries(faults)).get(code) ?? badRequest;
  const all = { ...headers, 'content-length': body.length, date: new Date().toUTCString(), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
};

/** Makes a server that takes 64 kB of headers, and answers what is no request with our headers. Its listener gets requests without a Host or with any expectation. */
export const makeHttpServer = (): Server => {
  // Because: two Host headers are one then, which names no host.
  const joined = { joinDuplicateHeaders: true };
  const server = createServer({ ...joined, keepAliveTimeout, maxHeaderSize, requireHostHeader: false });
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

/** Returns the function that answers a request that cannot be read with 400, and reports every other error and answers 500. */
export const makeErrorResponse =
  (report: (fault: unknown) => void) =>
  (fault: unknown): Response => {
    // Because: some hosts, such as 999.999.999.999, are refused only when the URL is parsed.
    const isInvalid = fault instanceof TypeError && 'code' in fault && fault.code === 'ERR_INVALID_URL';
    if (isInvalid || fault instanceof RequestError) return faultAnswer(400, 'Bad request');
    report(fault);
    return faultAnswer(500, 'Internal server error');
  };
