import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { headersTooLargePage, makeHttpServer } from '#env/server/node/nodeServer.ts';
import { faultWith, readAnswer, sendRaw } from './rawHttp.ts';

const host = 'Host: account.xe.localhost\r\n';
const badRequest = faultWith(400, 'Bad request\n');
const tooLarge = faultWith(431, `${headersTooLargePage}\n`);

describe('makeHttpServer', () => {
  const server = makeHttpServer();
  const port = (): number => (server.address() as AddressInfo).port;
  const send = (bytes: string) => sendRaw(port(), bytes);
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close());

  it.each([
    ['text that is no request', 'hello\r\n\r\n', badRequest],
    ['a greeting of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', badRequest],
    ['an unknown method', `FETCH / HTTP/1.1\r\n${host}\r\n`, badRequest],
    ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`, badRequest],
    ['a target that is too large', `GET /${'x'.repeat(70_000)} HTTP/1.1\r\n${host}\r\n`, tooLarge],
    ['a cookie that is too large', `GET / HTTP/1.1\r\n${host}Cookie: a=${'x'.repeat(70_000)}\r\n\r\n`, tooLarge],
    ['cookies of 3 MB', `GET / HTTP/1.1\r\n${host}Cookie: a=${'x'.repeat(3_000_000)}\r\n\r\n`, tooLarge],
  ])('refuses %s with security headers, and lets the client read it', async (_what, sent, fault) => {
    expect(await send(sent)).toEqual(fault);
  });

  it('refuses a client that is late, and reads on for two seconds, because a reset could take the answer', async () => {
    const connected = once(server, 'connection');
    const socket = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true });
    const [connection] = await connected;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), connection);
    expect(await readAnswer(socket)).toEqual(faultWith(408, 'Request timeout\n'));
    vi.advanceTimersByTime(1999);
    expect(connection.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(connection.destroyed).toBe(true);
  });

  it('adds nothing to an answer that is under way', async () => {
    server.once('request', (_, outgoing) => outgoing.writeHead(200, { 'content-length': 9 }).write('page'));
    const sent = `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nx\r\n`;
    expect(await send(sent)).toMatchObject({ status: 200, body: 'page' });
  });
});
