import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { routes } from '#domain/navigation/routes.ts';
import type { Handler } from '#env/server/handler.ts';
import { textPaths } from '#env/server/handler.ts';
import { makeAccessLog } from '#env/server/node/accessLog.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { fixtureAssets, fixtureConfig } from '#tests/env/server/fixtureSite.ts';
import { startNodeServer, type StartedNode } from './startNodeServer.ts';

let node: StartedNode | null = null;
afterEach(() => node?.close());

/** Logs a request that its client has cut, and returns the line. */
const lineOf = (target: string, host: string, forwardedFor?: string): string => {
  const written: Array<string> = [];
  const incoming = Object.assign(new IncomingMessage(new Socket()), {
    url: target,
    method: 'GET',
    headers: { host, 'x-forwarded-for': forwardedFor },
  });
  const outgoing = new ServerResponse(incoming);
  const write = (line: string): unknown => written.push(line);
  makeAccessLog({ ...fixtureConfig, ...fixtureAssets }, forwardedFor === undefined ? 0 : 1, { write })(
    incoming,
    outgoing,
  );
  outgoing.emit('close');
  return written.join('');
};

describe('a line of the access log', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 1000 }), fc.constantFrom('"', '\n', '\r\n', '\u2028'));
  // Because: Node reads the target as Latin-1.
  const rest = fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)), maxLength: 2000 });
  const start = fc.constantFrom('', '/', '/signin');
  itAlways(
    'is one line of JSON, in printable ASCII and short, whatever the request has in it',
    [start, rest, text],
    (path, more, host) => {
      const line = lineOf(path + more, host, more);
      expect(line).toMatch(/^\{[ -~]*\}\n$/);
      expect(Object.keys(JSON.parse(line)).join(' ')).toBe(
        'level time client host method path status bytes milliseconds',
      );
      expect(line.length).toBeLessThan(4096);
    },
  );

  const name = fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)) });
  const path = fc.constantFrom('', '/', '/signin', '/signin/', '//', '/assets/', '\\\\', '/%', 'http:', 'x:', '*');
  itAlways(
    'has the path of a screen, a public file or a text, and nothing of any other target',
    [path, name, fc.constantFrom('', '?', '#', '%2f')],
    (...parts) => {
      const known = ['-', ...Object.keys(routes), ...fixtureAssets.files.keys(), ...textPaths];
      expect(known).toContain(JSON.parse(lineOf(parts.join(''), '')).path);
    },
  );

  it.each([
    ['/signin?code=1', '/signin'],
    ['/SignIn/#x', '/signin'],
    ['/assets/app-1a2b3c4d.js?x', '/assets/app-1a2b3c4d.js'],
    ['/healthz', '/healthz'],
    ['/anna%40brand.test/secret', '-'],
    ['/assets/gone-9z9z9z9z.js', '-'],
    ['/signin/secret', '-'],
    ['person:secret@account.xe.com?x', '-'],
    ['*', '-'],
  ])('has for %s the path %s', (target, logged) => {
    expect(JSON.parse(lineOf(target, '')).path).toBe(logged);
  });

  const before = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('person:secret@', 'a.', '.', ''));
  const end = fc.constantFrom('xe.test', '.xe.test', 'account.britline.test:80', '');
  itAlways('has a host of the configuration or none, whatever is written before it', [before, end], (...host) => {
    expect(['-', ...fixtureConfig.hosts]).toContain(JSON.parse(lineOf('/', host.join(''))).host);
  });

  it('has the status 499 where the client has left', () => {
    expect(JSON.parse(lineOf('/', ''))).toMatchObject({ client: '-', status: 499, bytes: 0 });
  });
});

/** Sends a request, and returns the host that the handler got and what is logged. */
const send = async (trustedProxies: number, ...lines: ReadonlyArray<string>) => {
  let served: string | null = null;
  const handler: Handler = ({ url }) => {
    served = new URL(url).hostname;
    return new Response('page', { status: 404 });
  };
  node = await startNodeServer(handler, { trustedProxies });
  connect(node.port, '127.0.0.1')
    .end(`${lines.join('\r\n')}\r\n\r\n`)
    .resume();
  const { host, path, status, client, bytes } = await node.logged;
  return { served, host, path, status, client, bytes };
};

type Asked = readonly [what: string, request: Parameters<typeof send>, expected: object];

const xe = 'account.xe.test';
const served = { served: xe, host: xe, status: 404 };
const refused = { served: null, host: '-', status: 400 };

describe('the host that is served and logged', () => {
  it('comes with the client, the path, the status and the bytes of the response', async () => {
    const sent = await send(1, 'GET /signup?code=1 HTTP/1.1', `Host: ${xe}`, 'X-Forwarded-For: 192.0.2.7');
    expect(sent).toEqual({ ...served, path: '/signup', client: '192.0.2.7', bytes: expect.any(Number) });
    expect(sent.bytes).toBeGreaterThan('page'.length);
  });

  const page = 'GET /signin HTTP/1.1';
  const forwarded = `X-Forwarded-Host: ${xe}`;
  const other = 'GET http://account.britline.test/signin HTTP/1.1';
  const evil = { served: 'evil.example', host: '-' };
  it.each<Asked>([
    ['Host', [0, page, `Host: ${xe}`, 'X-Forwarded-Host: evil.example'], served],
    ['not what a client forwards', [0, page, 'Host: evil.example', forwarded], evil],
    ['that of the target', [0, `GET https://me:secret@${xe}?x=1 HTTP/1.1`, 'Host: a'], { ...served, path: '/' }],
    ['refused without Host, also if the target names one', [0, other], refused],
    ['that of the target over HTTP/1.0', [0, `GET http://${xe}/signin HTTP/1.0`], served],
    ['refused with two of them', [0, page, `Host: ${xe}`, `Host: ${xe}`], refused],
    ['refused with two of them beside a forwarded one', [1, page, `Host: ${xe}`, 'Host: a', forwarded], refused],
    ['refused with two of them beside that of the target', [0, other, `Host: ${xe}`, 'Host: a'], refused],
    ['refused if the target names none', [0, 'GET http:///signin HTTP/1.1', `Host: ${xe}`], refused],
    ['what a trusted proxy forwards', [1, page, 'Host: 127.0.0.1:8080', forwarded], served],
    [
      'refused where a trusted proxy forwards a user',
      [1, page, 'Host: a', 'X-Forwarded-Host: user:secret@account.xe.test'],
      refused,
    ],
    ['what a trusted proxy forwards, not the target', [1, other, 'Host: a', forwarded], served],
    ['Host if a trusted proxy forwards none', [1, page, `Host: ${xe}`, 'X-Forwarded-Host: '], served],
  ])('is %s', async (_what, request, expected) => {
    expect(await send(...request)).toMatchObject(expected);
  });
});
