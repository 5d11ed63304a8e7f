import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { extname, join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { makeCertificate } from '#tests/e2e/fixtures/hosting/certificate.ts';

/** The host of the baselines. */
export const baselineHost: string = 'floor.localhost';

/** The host from which page loads start: a different site from the measured ones. */
export const otherSiteHost: string = 'elsewhere.localhost';

export type BenchServer = {
  readonly port: number;
  /** The key that the browser trusts: with an untrusted certificate it would cache nothing for a warm page load. */
  readonly pin: string;
  readonly close: () => Promise<void>;
};

const pinOf = (certificate: Buffer): string =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

const html = 'text/html; charset=utf-8';

const types: { readonly [extension: string]: string } = {
  '.html': html,
  '.js': 'text/javascript',
};

const serveBaseline = (folder: string, url: string, response: Http2ServerResponse): void => {
  const file = join(folder, `${url.slice(1)}.br`);
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': types[extname(url)] ?? 'text/plain',
    'content-encoding': 'br',
    'cache-control': url.endsWith('.js') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  return void response.end(readFileSync(file));
};

const serveElsewhere = (response: Http2ServerResponse): void => {
  response.writeHead(200, { 'content-type': html }).end('<!doctype html><title>Elsewhere</title>');
};

/** The sandbox, whose http addresses become https addresses on this server's port, and the Node server of the account hosts. */
type Ports = { readonly sandbox: number; readonly account: number };

const host = String.raw`([\w.-]+\.localhost)`;
const rewriter =
  (from: string, to: string) =>
  (text: string): string =>
    text.replaceAll(new RegExp(from, 'g'), to);

const eachText = (headers: IncomingHttpHeaders, change: (text: string) => string): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? change(value) : value]),
  );

const without = (headers: IncomingHttpHeaders, isLeftOut: (name: string) => boolean): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name)));

const hopByHop = ['connection', 'keep-alive', 'transfer-encoding'];

// Because: the servers behind use HTTP/1.1, but a production web server has one HTTP/2 connection per host.
const forward = (ports: Ports, request: Http2ServerRequest, response: Http2ServerResponse): void => {
  const [, name = '', port = '443'] = /^(.+?)(?::(\d+))?$/.exec(request.authority) ?? [];
  const toPublic = rewriter(`http://${host}:${ports.sandbox}`, `https://$1:${port}`);
  const toSandbox = rewriter(`https://${host}:${port}`, `http://$1:${ports.sandbox}`);
  const isAccount = name.startsWith('account.');
  const headers = {
    ...eachText(
      without(request.headers, (header) => header.startsWith(':')),
      toSandbox,
    ),
    host: `${name}:${ports.sandbox}`,
    ...(isAccount && !request.url.endsWith('.json') ? {} : { 'accept-encoding': 'identity' }),
  };
  const target = { host: '127.0.0.1', port: isAccount ? ports.account : ports.sandbox };
  const call = httpRequest({ ...target, method: request.method, path: request.url, headers }, (answer) => {
    const isText = /json/.test(answer.headers['content-type'] ?? '');
    const left = isText ? [...hopByHop, 'content-length'] : hopByHop;
    const kept = without(answer.headers, (header) => left.includes(header));
    response.writeHead(answer.statusCode ?? 500, eachText(kept, toPublic));
    if (isText) void readText(answer).then((text) => response.end(toPublic(text)));
    else answer.pipe(response);
  });
  call.on('error', () => response.writeHead(502).end());
  request.pipe(call);
};

/** One loopback server with HTTP/2 and brotli for the baselines, the product and all its services. */
export const openBenchServer = async (folder: string, ports: Ports): Promise<BenchServer> => {
  const { chain, key } = makeCertificate(folder);
  const cert = readFileSync(chain);
  const server = createSecureServer({ key: readFileSync(key), cert, allowHTTP1: true }, (request, response) => {
    const { authority, url } = request;
    if (authority.startsWith(baselineHost)) serveBaseline(folder, url, response);
    else if (authority.startsWith(otherSiteHost)) serveElsewhere(response);
    else forward(ports, request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    pin: pinOf(cert),
    close: async () => void server.close(),
  };
};
