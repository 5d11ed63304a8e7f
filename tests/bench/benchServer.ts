import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
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

const certificate = (folder: string): { readonly key: Buffer; readonly cert: Buffer } => {
  const { chain, key } = makeCertificate(folder);
  return { key: readFileSync(key), cert: readFileSync(chain) };
};

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

const serveBaseline = (folder: string, { url }: Http2ServerRequest, response: Http2ServerResponse): void => {
  const file = join(folder, url.slice(1));
  if (!existsSync(`${file}.br`)) {
    response.writeHead(404).end();
    return;
  }
  const caching = url.endsWith('.js') ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'text/plain',
    'content-encoding': 'br',
    'cache-control': caching,
  });
  response.end(readFileSync(`${file}.br`));
};

const serveOtherSite = (response: Http2ServerResponse): void => {
  response.writeHead(200, { 'content-type': types['.html'] ?? 'text/html' });
  response.end('<!doctype html><title>Elsewhere</title>');
};

const hopByHop = ['connection', 'keep-alive', 'transfer-encoding'];

/** Rewrites the sandbox's http addresses to https addresses on this server's port. */
type HostRewrite = {
  readonly sandboxPort: number;
  /** The port of the Node server, which serves the account hosts. */
  readonly accountPort: number;
  readonly port: number;
  /** Changes a data answer, by its path. */
  readonly alter: (path: string, text: string) => string;
};

const host = String.raw`([\w.-]+\.localhost)`;
const toPublicHost = ({ sandboxPort, port }: HostRewrite, text: string): string =>
  text.replaceAll(new RegExp(`http://${host}:${sandboxPort}`, 'g'), `https://$1:${port}`);
const toSandboxHost = ({ sandboxPort, port }: HostRewrite, text: string): string =>
  text.replaceAll(new RegExp(`https://${host}:${port}`, 'g'), `http://$1:${sandboxPort}`);

const eachText = (headers: IncomingHttpHeaders, change: (text: string) => string): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? change(value) : value]),
  );

const readWhole = (from: IncomingMessage, then: (text: string) => void): void => {
  const parts: Buffer[] = [];
  from.on('data', (part: Buffer) => parts.push(part));
  from.on('end', () => then(Buffer.concat(parts).toString()));
};

const isData = ({ headers }: IncomingMessage): boolean => /json/.test(headers['content-type'] ?? '');

// Because: the servers behind use HTTP/1.1, but a production web server has one HTTP/2 connection per host.
const forward = (rewrite: HostRewrite, request: Http2ServerRequest, response: Http2ServerResponse): void => {
  const named = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
  const isAccount = request.authority.startsWith('account.');
  const isPage = isAccount && !request.url.endsWith('.json');
  const port = isAccount ? rewrite.accountPort : rewrite.sandboxPort;
  const headers = {
    ...eachText(named, (text) => toSandboxHost(rewrite, text)),
    host: request.authority.replace(/:\d+$/, `:${rewrite.sandboxPort}`),
    ...(isPage ? {} : { 'accept-encoding': 'identity' }),
  };
  const call = httpRequest(
    { host: '127.0.0.1', port, method: request.method, path: request.url, headers },
    (answer) => {
      const length = isData(answer) ? ['content-length'] : [];
      const kept = Object.entries(answer.headers).filter(([name]) => ![...hopByHop, ...length].includes(name));
      response.writeHead(
        answer.statusCode ?? 500,
        eachText(Object.fromEntries(kept), (text) => toPublicHost(rewrite, text)),
      );
      if (isData(answer))
        readWhole(answer, (text) => response.end(rewrite.alter(request.url, toPublicHost(rewrite, text))));
      else answer.pipe(response);
    },
  );
  call.on('error', () => response.writeHead(502).end());
  request.pipe(call);
};

/** One loopback server with HTTP/2 and brotli for the baselines, the product and all its services. */
export const openBenchServer = (
  folder: string,
  ports: Pick<HostRewrite, 'sandboxPort' | 'accountPort'>,
  alter: HostRewrite['alter'],
): Promise<BenchServer> =>
  new Promise((resolve) => {
    const proof = certificate(folder);
    const server = createSecureServer({ ...proof, allowHTTP1: true }, (request, response) => {
      const rewrite = { ...ports, port: Number(/:(\d+)$/.exec(request.authority)?.[1] ?? 443), alter };
      if (request.authority.startsWith(baselineHost)) serveBaseline(folder, request, response);
      else if (request.authority.startsWith(otherSiteHost)) serveOtherSite(response);
      else forward(rewrite, request, response);
    });
    server.listen(0, '127.0.0.1', () => {
      const { port }: AddressInfo = Object.assign({ port: 0, address: '', family: '' }, server.address());
      resolve({
        port,
        pin: pinOf(proof.cert),
        close: () => new Promise((closed) => void server.close(() => closed())),
      });
    });
  });
