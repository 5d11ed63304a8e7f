import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { makeCertificate } from '#tests/e2e/fixtures/hosting/certificate.ts';

/** The host the floors stand under. */
export const floorHost: string = 'floor.localhost';

/** The host visits come from: another site than any that is measured. */
export const elsewhereHost: string = 'elsewhere.localhost';

export type BenchServer = {
  readonly port: number;
  /** What a browser is told to trust: with a certificate it does not trust, it would keep nothing for a warm visit. */
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

const floor = (folder: string, { url }: Http2ServerRequest, response: Http2ServerResponse): void => {
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

const elsewhere = (response: Http2ServerResponse): void => {
  response.writeHead(200, { 'content-type': types['.html'] ?? 'text/html' });
  response.end('<!doctype html><title>Elsewhere</title>');
};

const hopByHop = ['connection', 'keep-alive', 'transfer-encoding'];

/** The sandbox speaks of itself by http and its own port; seen through this server all of it is https, under one port. */
type Seen = {
  readonly sandboxPort: number;
  readonly port: number;
  /** A last say over what a data answer tells, by its path. */
  readonly alter: (path: string, text: string) => string;
};

const host = String.raw`([\w.-]+\.localhost)`;
const outward = ({ sandboxPort, port }: Seen, text: string): string =>
  text.replaceAll(new RegExp(`http://${host}:${sandboxPort}`, 'g'), `https://$1:${port}`);
const inward = ({ sandboxPort, port }: Seen, text: string): string =>
  text.replaceAll(new RegExp(`https://${host}:${port}`, 'g'), `http://$1:${sandboxPort}`);

const eachText = (headers: IncomingHttpHeaders, change: (text: string) => string): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? change(value) : value]),
  );

const whole = (from: IncomingMessage, then: (text: string) => void): void => {
  const parts: Buffer[] = [];
  from.on('data', (part: Buffer) => parts.push(part));
  from.on('end', () => then(Buffer.concat(parts).toString()));
};

const isData = ({ headers }: IncomingMessage): boolean => /json/.test(headers['content-type'] ?? '');

// Because: the sandbox speaks HTTP/1.1; what the browser sees is one HTTP/2 connection a host, as a web server would give it.
const passOn = (seen: Seen, asked: Http2ServerRequest, response: Http2ServerResponse): void => {
  const named = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
  const isPage = asked.authority.startsWith('account.') && !asked.url.endsWith('.json');
  const headers = {
    ...eachText(named, (text) => inward(seen, text)),
    host: asked.authority.replace(/:\d+$/, `:${seen.sandboxPort}`),
    ...(isPage ? {} : { 'accept-encoding': 'identity' }),
  };
  const call = request(
    { host: '127.0.0.1', port: seen.sandboxPort, method: asked.method, path: asked.url, headers },
    (answer) => {
      const length = isData(answer) ? ['content-length'] : [];
      const kept = Object.entries(answer.headers).filter(([name]) => ![...hopByHop, ...length].includes(name));
      response.writeHead(
        answer.statusCode ?? 500,
        eachText(Object.fromEntries(kept), (text) => outward(seen, text)),
      );
      if (isData(answer)) whole(answer, (text) => response.end(seen.alter(asked.url, outward(seen, text))));
      else answer.pipe(response);
    },
  );
  call.on('error', () => response.writeHead(502).end());
  asked.pipe(call);
};

/** One loopback server over HTTP/2 and brotli for the floors and, by its own host names, the product and all it talks to. */
export const openBenchServer = (
  folder: string,
  sandboxPort: number,
  alter: Seen['alter'] = (_, text) => text,
): Promise<BenchServer> =>
  new Promise((resolve) => {
    const proof = certificate(folder);
    const server = createSecureServer({ ...proof, allowHTTP1: true }, (asked, response) => {
      const seen = { sandboxPort, port: Number(/:(\d+)$/.exec(asked.authority)?.[1] ?? 443), alter };
      if (asked.authority.startsWith(floorHost)) floor(folder, asked, response);
      else if (asked.authority.startsWith(elsewhereHost)) elsewhere(response);
      else passOn(seen, asked, response);
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
