import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** The host the floors stand under. */
export const floorHost: string = 'floor.localhost';

export type BenchServer = { readonly port: number; readonly close: () => Promise<void> };

const certificate = (folder: string): { readonly key: Buffer; readonly cert: Buffer } => {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '7'];
  const made = spawnSync('openssl', [...words, '-subj', '/CN=localhost', '-keyout', key, '-out', cert]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${String(made.stderr)}`);
  return { key: readFileSync(key), cert: readFileSync(cert) };
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

const hopByHop = ['connection', 'keep-alive', 'transfer-encoding'];

// Because: the sandbox speaks HTTP/1.1; what the browser sees is one HTTP/2 connection, as a web server would give it.
const passOn = (sandboxPort: number, asked: Http2ServerRequest, response: Http2ServerResponse): void => {
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
  const host = asked.authority.replace(/:\d+$/, `:${sandboxPort}`);
  const call = request(
    { host: '127.0.0.1', port: sandboxPort, method: asked.method, path: asked.url, headers: { ...headers, host } },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !hopByHop.includes(name));
      response.writeHead(answer.statusCode ?? 500, Object.fromEntries(kept));
      answer.pipe(response);
    },
  );
  call.on('error', () => response.writeHead(502).end());
  asked.pipe(call);
};

/** One loopback server over HTTP/2 and brotli for the floors and, by its own host names, the product. */
export const openBenchServer = (folder: string, sandboxPort: number): Promise<BenchServer> =>
  new Promise((resolve) => {
    const server = createSecureServer({ ...certificate(folder), allowHTTP1: true }, (asked, response) =>
      asked.authority.startsWith(floorHost) ? floor(folder, asked, response) : passOn(sandboxPort, asked, response),
    );
    server.listen(0, '127.0.0.1', () => {
      const { port }: AddressInfo = Object.assign({ port: 0, address: '', family: '' }, server.address());
      resolve({ port, close: () => new Promise((closed) => void server.close(() => closed())) });
    });
  });
