import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { headersTooLargePage, makeHttpServer } from '#env/server/node/nodeServer.ts';
import { fixtureHandler } from '#tests/env/server/fixtureSite.ts';
import { expectFault, headersOf, readAll, useServer, type Running } from './rawHttp.ts';
import { startNodeServer } from './startNodeServer.ts';
import { startSandbox } from '#tests/wire/startSandbox.ts';

const startNode = (): Promise<Running> => startNodeServer(fixtureHandler);

const servers: { readonly [name: string]: () => Promise<Running> } = {
  'the Node server': startNode,
  'the sandbox': () => startSandbox(),
};

// Because: Node itself answers so before the answer.
const interim = /^HTTP\/1\.1 100 Continue\r\n\r\n/;

const host = 'Host: account.xe.localhost\r\n';
const badRequest = [400, 'Bad request\n'] as const;
const tooLarge = [431, `${headersTooLargePage}\n`] as const;

const refused: ReadonlyArray<readonly [name: string, sent: string, fault: readonly [status: number, text: string]]> = [
  ['text that is no request', 'hello\r\n\r\n', badRequest],
  ['a greeting of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', badRequest],
  ['an unknown method', `FETCH / HTTP/1.1\r\n${host}\r\n`, badRequest],
  ['a space in the target', `GET /a b HTTP/1.1\r\n${host}\r\n`, badRequest],
  ['half a request line', 'GET / HT', badRequest],
  ['an asterisk for a target', `OPTIONS * HTTP/1.1\r\n${host}\r\n`, badRequest],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', badRequest],
  ['two of Host', `GET / HTTP/1.1\r\n${host}${host}\r\n`, badRequest],
  ['a space in the name of a header', `GET / HTTP/1.1\r\n${host}a b: c\r\n\r\n`, badRequest],
  ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`, badRequest],
  ['a header that is too large', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(70_000)}\r\n\r\n`, tooLarge],
  ['a target that is too large', `GET /${'x'.repeat(70_000)} HTTP/1.1\r\n${host}\r\n`, tooLarge],
];

describe.each(Object.entries(servers))('%s', (_name, start) => {
  const send = useServer(start);

  it.each([
    ['a cookie of 65 kB', `Cookie: a=${'x'.repeat(65_000)}\r\n`],
    ['16 headers of 4 kB', 'X: '.padEnd(4030, 'x').concat('\r\n').repeat(16)],
  ])('takes %s', async (_what, headers) => {
    expect(await send(`GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n${headers}\r\n`)).toMatch(/\nok\n$/);
  });

  it.each(refused)('refuses %s with security headers', async (_what, sent, fault) => {
    expectFault(await send(sent), ...fault);
  });
});

describe('every answer of the Node server', () => {
  const send = useServer(startNode);

  it('has a policy, nosniff and Cache-Control, whatever is sent', async () => {
    const noise = fc.string({ unit: 'binary-ascii', maxLength: 20 });
    const method = fc.oneof(fc.constantFrom('GET', 'OPTIONS', 'QUERY', 'M-SEARCH', 'get', ''), noise);
    const target = fc.oneof(fc.constantFrom('/healthz', '*', '//', 'http://x/', 'x:1'), noise);
    const version = fc.oneof(fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9'), noise);
    const headers = ['Host:\r\n', 'Expect: x\r\n', 'Expect: 100-continue\r\n', 'Upgrade: h2c\r\n', host];
    const anyHeaders = fc.array(fc.oneof(fc.constantFrom(...headers), noise), { maxLength: 4 });
    const property = fc.asyncProperty(fc.tuple(method, target, version), anyHeaders, async (line, lines) => {
      const answer = (await send(`${line.join(' ')}\r\n${lines.join('')}\r\n\r\n`)).replace(interim, '');
      for (const name of answer === '' ? [] : ['content-security-policy', 'x-content-type-options', 'cache-control'])
        expect([name, answer, headersOf(answer).has(name)]).toEqual([name, answer, true]);
    });
    await fc.assert(property, { numRuns: 200 });
  });

  it.each(['GET /healthz HTTP/1.0\r\n\r\n', 'GET /healthz HTTP/1.1\r\nHost:\r\n\r\n'])(
    'is ok for a health check that names no host: %j',
    async (sent) => {
      expect(await send(sent)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nok\n$/);
    },
  );
});

describe('makeHttpServer', () => {
  const server = makeHttpServer();
  const port = (): number => (server.address() as AddressInfo).port;
  const send = useServer(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return { port: port(), close: async () => void server.close() };
  });

  it('refuses a client that does not send its request in time', async () => {
    const connected = once(server, 'connection');
    const socket = connect(port(), '127.0.0.1');
    const [connection] = await connected;
    server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), connection);
    expectFault(await readAll(socket), 408, 'Request timeout\n');
  });

  it.each([70_000, 3_000_000])('lets a client read why its headers of %i bytes are refused', async (size) => {
    const socket = connect(port(), '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\n${host}Cookie: a=${'x'.repeat(size)}\r\n\r\n`);
    const answer = await readAll(socket);
    expectFault(answer, ...tooLarge);
    expect(answer).toContain('clear the cookies of this site');
    expect(headersOf(answer).has('clear-site-data')).toBe(false);
  });

  it('reads on for two seconds after a refusal, because a reset could take the answer from the client', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const connected = once(server, 'connection');
    const socket = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true });
    const [connection]: Socket[] = await connected;
    socket.write('hello\r\n\r\n');
    expectFault(await readAll(socket), ...badRequest);
    vi.advanceTimersByTime(1999);
    expect(connection?.destroyed).toBe(false);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(connection?.destroyed).toBe(true);
  });

  it('adds nothing to an answer that is under way', async () => {
    server.once('request', (_, outgoing) => outgoing.writeHead(200, { 'content-length': 9 }).write('page'));
    const sent = `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nx\r\n`;
    expect(await send(sent)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\npage$/);
  });

  it('gives its listener a request with an expectation that it does not know', async () => {
    server.once('request', (_, outgoing) => outgoing.end('page'));
    expect(await send(`GET / HTTP/1.1\r\n${host}Expect: x\r\n\r\n`)).toMatch(/page$/);
  });
});
