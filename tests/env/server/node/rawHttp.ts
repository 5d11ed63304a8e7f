import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';
import { brandlessHeaders } from '#env/server/policies/securityPolicy.ts';

/** An answer as it comes over the wire. */
export const readAnswer = async (socket: Socket) => {
  let text = '';
  for await (const part of socket) text += String(part);
  // Because: Node itself answers so before the answer.
  const [head = '', body = ''] = text.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '').split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(':')[0] ?? '', line.replace(/^.*?:/, '')]),
  );
  return { status: Number(/^HTTP\/1\.1 (\d+) [A-Z]/.exec(status)?.[1]), headers: Object.fromEntries(headers), body };
};

/** Sends bytes, then the end, to a port of this machine; returns what comes back. */
export const sendRaw = (port: number, bytes: string) => readAnswer(connect(port, '127.0.0.1').end(bytes, 'latin1'));

/** The answer of no brand, which ends the connection: a text or a page. */
export const faultWith = (status: number, body: string) => {
  const headers = {
    ...Object.fromEntries(brandlessHeaders.map(([name, value]) => [name.toLowerCase(), value])),
    'content-type': `text/${body.startsWith('<') ? 'html' : 'plain'}; charset=utf-8`,
    'content-length': String(body.length),
    'cache-control': 'no-store, no-transform',
    'x-robots-tag': 'noindex',
    connection: 'close',
    date: expect.any(String) as string,
  };
  return { status, headers, body };
};
