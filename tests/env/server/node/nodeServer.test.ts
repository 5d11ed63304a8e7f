import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Handler } from '#env/server/handler.ts';
import { fixtureHandler } from '#tests/env/server/fixtureSite.ts';
import { faultWith, sendRaw } from './rawHttp.ts';
import { startNodeServer } from './startNodeServer.ts';

const report = vi.fn<(fault: unknown) => void>();
const serve = async (handler: Handler, trustedProxies = 0) => {
  const node = await startNodeServer(handler, trustedProxies, report);
  onTestFinished(node.close);
  return node;
};

/** Sends a request, and returns the host that the handler got and what is logged. */
const ask = async (trustedProxies: number, ...lines: ReadonlyArray<string>) => {
  let served: string | null = null;
  const { port, logged } = await serve(({ url }) => {
    served = new URL(url).hostname;
    return new Response('page', { status: 404 });
  }, trustedProxies);
  const answer = await sendRaw(port, `${lines.join('\r\n')}\r\n\r\n`);
  return { served, answer, ...(await logged) };
};

const xe = 'account.xe.test';
const served = { served: xe, host: xe, status: 404 };
const unnamed = { served: 'unnamed.invalid', host: '-' };
const refused = { served: null, host: '-', status: 400, answer: faultWith(400, 'Bad request\n') };

describe('the host that is served and logged', () => {
  const page = 'GET /signin HTTP/1.1';
  const forwarded = `X-Forwarded-Host: ${xe}`;
  const other = 'GET http://account.britline.test/signin HTTP/1.1';
  const bytes = expect.toSatisfy((sent: number) => sent > 'page'.length) as unknown;
  const whole = { ...served, path: '/signin', client: '192.0.2.7', bytes };
  it.each<[what: string, request: Parameters<typeof ask>, expected: object]>([
    ['Host', [0, page, `Host: ${xe}`, 'X-Forwarded-Host: evil.example'], served],
    ['Host, with the path, the client and the bytes', [1, page, `Host: ${xe}`, 'X-Forwarded-For: 192.0.2.7'], whole],
    ['not what a client forwards', [0, page, 'Host: evil.example', forwarded], { served: 'evil.example', host: '-' }],
    ['that of the target', [0, `GET https://me:secret@${xe}?x=1 HTTP/1.1`, 'Host: a'], { ...served, path: '/' }],
    ['refused without Host, also if the target names one', [0, other], refused],
    ['that of the target over HTTP/1.0', [0, `GET http://${xe}/signin HTTP/1.0`], served],
    ['none over HTTP/1.0 without Host', [0, 'GET /healthz HTTP/1.0'], unnamed],
    ['none for an empty Host', [0, 'GET /healthz HTTP/1.1', 'Host:'], unnamed],
    ['refused with two of them', [0, page, `Host: ${xe}`, `Host: ${xe}`], refused],
    ['refused with two of them beside a forwarded one', [1, page, `Host: ${xe}`, 'Host: a', forwarded], refused],
    ['refused if it is no address', [0, page, 'Host: 999.999.999.999'], refused],
    ['refused if the target names none', [0, 'GET http:///signin HTTP/1.1', `Host: ${xe}`], refused],
    ['what a trusted proxy forwards', [1, page, 'Host: a:8080', `X-Forwarded-Host: evil.example, ${xe}`], served],
    ['refused where a proxy forwards a user', [1, page, 'Host: a', `X-Forwarded-Host: user:secret@${xe}`], refused],
    ['what a trusted proxy forwards, not the target', [1, other, 'Host: a', forwarded], served],
    ['Host if a trusted proxy forwards none', [1, page, `Host: ${xe}`, 'X-Forwarded-Host: '], served],
    ['refused with a target that is no path', [0, 'GET /a\\b HTTP/1.1', `Host: ${xe}`], { ...refused, host: xe }],
    ['refused with an asterisk for a target', [0, 'OPTIONS * HTTP/1.1', `Host: ${xe}`], { ...refused, host: xe }],
  ])('is %s', async (_what, [proxies, line = '', ...headers], expected) => {
    expect(await ask(proxies, line, 'Connection: close', ...headers)).toMatchObject(expected);
    expect(report).not.toHaveBeenCalled();
  });
});

describe('every answer of the Node server', () => {
  it('has a policy, nosniff and Cache-Control, whatever is sent', async () => {
    const { port } = await serve(fixtureHandler);
    const noise = fc.string({ unit: 'binary-ascii', maxLength: 20 });
    const method = fc.oneof(fc.constantFrom('GET', 'OPTIONS', 'QUERY', 'M-SEARCH', 'get', ''), noise);
    const target = fc.oneof(fc.constantFrom('/healthz', '*', '//', 'http://x/', 'x:1'), noise);
    const version = fc.oneof(fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/9'), noise);
    const headers = ['Host:', 'Expect: x', 'Expect: 100-continue', 'Upgrade: h2c', `Host: ${xe}`];
    const anyHeaders = fc.array(fc.oneof(fc.constantFrom(...headers), noise), { maxLength: 4 });
    const property = fc.asyncProperty(fc.tuple(method, target, version), anyHeaders, async (line, lines) => {
      const answer = await sendRaw(port, [line.join(' '), ...lines, '', ''].join('\r\n'));
      if (Number.isNaN(answer.status)) return;
      for (const name of ['content-security-policy', 'x-content-type-options', 'cache-control'])
        expect(answer.headers).toHaveProperty(name);
    });
    await fc.assert(property, { numRuns: 100 });
  });

  it('is that of the handler, with all its headers', async () => {
    const { request: send } = await serve(fixtureHandler);
    const headers = { 'accept-encoding': 'br', cookie: 'ACCOUNT_LOCALE=fr-FR; NEXT_LOCALE=fr-FR' };
    const { status, text: page, header } = await send(xe, '/signin', { headers });
    expect([status, page, header('content-encoding')]).toEqual([200, expect.stringContaining('fr-FR/signin'), 'br']);
    expect(header('set-cookie')).toMatch(/^ACCOUNT_LOCALE=fr-FR; .* \| NEXT_LOCALE=fr-FR; /);
    const again = { headers: { ...headers, 'if-none-match': header('etag') ?? '' } };
    expect(await send(xe, '/signin', again)).toMatchObject({ status: 304, text: '' });
    expect(await send(xe, '/signin', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  });

  it('is 500 for an error of the handler, which is reported and not sent', async () => {
    const fault = new Error('a secret');
    const { request: send } = await serve(() => Promise.reject(fault));
    expect(await send('account.xe.com', '/')).toMatchObject({ status: 500, text: 'Internal server error\n' });
    expect(report.mock.calls).toEqual([[fault]]);
  });
});

describe('a drain', () => {
  it('sends a large response whole, refuses new connections meanwhile, and then closes the idle one', async () => {
    const size = 20_000_000;
    const { drain, server, port, request: send } = await serve(() => new Response('x'.repeat(size)));
    const agent = new Agent({ keepAlive: true });
    const [response] = await once(request({ host: '127.0.0.1', port, agent }).end(), 'response');
    const closed = once(server, 'close');
    drain(60_000);
    await expect(send('localhost', '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(await text(response)).toHaveLength(size);
    await closed;
    agent.destroy();
  });

  it('cuts what remains after the grace', async () => {
    const { drain, server, request: send } = await serve(() => new Promise<Response>(() => undefined));
    const asked = once(server, 'request');
    const response = send('localhost', '/').catch((fault: unknown) => fault);
    await asked;
    drain(1);
    expect(await response).toMatchObject({ code: 'ECONNRESET' });
  });
});
