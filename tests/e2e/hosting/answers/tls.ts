import { connect } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { withOrigin } from '#env/server/prerenderedPages.ts';
import { dist } from '#env/shared/projectRoot.ts';

type SecureResponse = { readonly status: number; readonly encoding: string; readonly body: Buffer };

const host = 'account.xe.localhost';
const page = join('prerendered', 'xe', 'en-GB', 'signin.html');

/** Sends one request over HTTP/2, as a client that accepts a self-signed certificate. */
const requestOverHttp2 = (port: number, path: string): Promise<SecureResponse> =>
  new Promise((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: host });
    session.once('error', reject);
    const call = session.request({ ':path': path, ':authority': host, 'accept-encoding': 'br' });
    const parts: Buffer[] = [];
    let head = { status: 0, encoding: '' };
    call.on('response', (headers) => {
      head = { status: Number(headers[':status']), encoding: String(headers['content-encoding']) };
    });
    call.on('data', (part: Buffer) => parts.push(part));
    call.on('end', () => session.close(() => resolve({ ...head, body: Buffer.concat(parts) })));
  });

/** Connects with one version of TLS. Returns the negotiated protocol, or null if the server refuses the version. */
const negotiatedProtocol = (port: number, version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3'): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = connectTls({
      host: '127.0.0.1',
      port,
      servername: host,
      rejectUnauthorized: false,
      minVersion: version,
      maxVersion: version,
      ALPNProtocols: ['h2', 'http/1.1'],
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    const end = (answer: string | null): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('secureConnect', () => end(socket.alpnProtocol || 'nothing'));
    socket.once('error', () => end(null));
  });

/** Expects HTTP/2 over TLS 1.2 and 1.3 at the port of a web server, and a refusal of TLS 1.1. */
export const expectTls = async (port: number): Promise<void> => {
  const { status, encoding, body } = await requestOverHttp2(port, '/signin');
  expect([status, encoding]).toEqual([200, 'br']);
  expect(brotliDecompressSync(body).toString()).toBe(
    withOrigin(readFileSync(join(dist, page), 'utf8'), `https://${host}:${port}`),
  );
  expect(await negotiatedProtocol(port, 'TLSv1.2')).toBe('h2');
  expect(await negotiatedProtocol(port, 'TLSv1.3')).toBe('h2');
  expect(await negotiatedProtocol(port, 'TLSv1.1')).toBeNull();
};
