import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes } from '#domain/navigation/routes.ts';
import { makeAccessLog } from '#env/server/node/accessLog.ts';
import { textPaths } from '#env/server/handler.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { fixtureAssets, fixtureConfig } from '#tests/env/server/fixtureSite.ts';

type Asked = { readonly target?: string; readonly host?: string; readonly from?: string; readonly proxies?: number };

/** Logs a request that its client has cut, and returns the line. */
const lineOf = ({ target = '/', host = '', from, proxies = 0 }: Asked): string => {
  const written: Array<string> = [];
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '10.0.0.1' });
  const headers = { host, 'x-forwarded-for': from };
  const incoming = Object.assign(new IncomingMessage(socket), { url: target, method: 'GET', headers });
  const outgoing = new ServerResponse(incoming);
  const to = { write: (line: string): unknown => written.push(line) };
  makeAccessLog({ ...fixtureConfig, ...fixtureAssets }, proxies, to)(incoming, outgoing);
  outgoing.emit('close');
  return written.join('');
};

describe('a line of the access log', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 1000 }), fc.constantFrom('"', '\n', '\r\n', '\u2028'));
  // Because: Node reads the target as Latin-1.
  const rest = fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)), maxLength: 2000 });
  const path = fc.constantFrom('', '/', '/signin', '/signin/', '//', '/assets/', '\\\\', '/%', 'http:', 'x:', '*');
  const before = fc.oneof(text, fc.constantFrom('person:secret@', 'a.', '.', ''));
  const end = fc.constantFrom('xe.test', '.xe.test', 'account.britline.test:80', '');
  itAlways(
    'is a short line of JSON in printable ASCII, with a path and a host of ours or none, whatever the request has in it',
    [fc.tuple(path, rest), fc.tuple(before, end), rest],
    (target, host, from) => {
      const line = lineOf({ target: target.join(''), host: host.join(''), from, proxies: 1 });
      expect(line).toMatch(/^\{[ -~]{0,4000}\}\n$/);
      const logged = JSON.parse(line);
      expect(Object.keys(logged).join(' ')).toBe('level time client host method path status bytes milliseconds');
      expect(['-', ...Object.keys(routes), ...fixtureAssets.files.keys(), ...textPaths]).toContain(logged.path);
      expect(['-', ...fixtureConfig.hosts]).toContain(logged.host);
    },
  );

  it.each<[Asked, object]>([
    [{ target: '/signin?code=1' }, { path: '/signin', client: '10.0.0.1', status: 499, bytes: 0 }],
    [{ target: '/SignIn/#x' }, { path: '/signin' }],
    [{ target: '/assets/app-1a2b3c4d.js?x' }, { path: '/assets/app-1a2b3c4d.js' }],
    [{ target: '/healthz' }, { path: '/healthz' }],
    [{ target: '/anna%40brand.test/secret' }, { path: '-' }],
    [{ target: '/assets/gone-9z9z9z9z.js' }, { path: '-' }],
    [{ host: 'Account.XE.test:8443' }, { host: 'account.xe.test' }],
    [
      { host: 'evil.example', from: '192.0.2.1' },
      { host: '-', client: '10.0.0.1' },
    ],
    [{ from: 'forged, 192.0.2.1, 192.0.2.2', proxies: 2 }, { client: '192.0.2.1' }],
    [{ from: '192.0.2.1', proxies: 2 }, { client: '192.0.2.1' }],
    [{ proxies: 1 }, { client: '10.0.0.1' }],
  ])('has for %j %j', (asked, expected) => {
    expect(JSON.parse(lineOf(asked))).toMatchObject(expected);
  });
});
