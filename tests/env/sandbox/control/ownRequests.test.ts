import { describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { accountHost, controlHost } from '#env/sandbox/hosts.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();

const reads = ['/', '/control.js', '/api/inbox', '/api/accounts', '/api/requests', '/api/events', '/api/clock'];
const commands = ['/api/reset', '/api/accounts', '/api/clock', '/api/faults', '/api/content/publish'];
const json = { 'content-type': 'application/json' };

type Sent = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: BodyInit };
const statusOf = async (path: string, sent: Sent = {}, host: string = controlHost): Promise<number> =>
  (await sandbox().fetchAt(host, path, sent)).status;

const foreignOrigins = (): readonly string[] => [
  'null',
  'not an origin',
  'http://127.0.0.1:1',
  `http://127.0.0.1:${sandbox().port + 1}`,
  `http://localhost:${sandbox().port}`,
  `https://sandbox.localhost:${sandbox().port}`,
  sandbox().origin(accountHost(mainBrand)),
  sandbox().origin('transfer.xe.localhost'),
];

describe('the control room', () => {
  it.each([...reads, ...commands])('refuses %s to a page of another origin, whatever the method', async (path) => {
    const asked = ['GET', 'POST', 'DELETE', 'OPTIONS'].map((method) => [method, 'https://evil.test'] as const);
    for (const [method, origin] of [...asked, ...foreignOrigins().map((other) => ['POST', other] as const)]) {
      const answer = await sandbox().fetchAt(controlHost, path, { method, headers: { ...json, origin } });
      expect([origin, method, answer.status]).toEqual([origin, method, 403]);
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(await answer.json()).toEqual({ message: 'Not from this page.' });
    }
  });

  it.each([
    { method: 'GET', path: '/', mode: 'navigate', status: 200 },
    { method: 'POST', path: '/', mode: 'navigate', status: 403 },
    ...reads.map((path) => ({ method: 'GET', path, mode: 'no-cors', status: 403 })),
    ...reads.slice(1).map((path) => ({ method: 'GET', path, mode: 'navigate', status: 403 })),
  ])('answers $status to $method $path by another site ($mode), which sends no origin', async ({ status, ...sent }) => {
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': sent.mode };
      expect(await statusOf(sent.path, { method: sent.method, headers })).toBe(status);
    }
  });

  it('is shown in no frame and no other page', async () => {
    const { headers } = await sandbox().fetchAt(controlHost, '/');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it.each(['sandbox.localhost', 'localhost', '127.0.0.1'])('answers its own page and scripts at %s', async (host) => {
    const origin = sandbox().origin(host);
    const own = [{}, { origin }, { 'sec-fetch-site': 'same-origin', origin }, { 'sec-fetch-site': 'none' }];
    for (const headers of own) {
      expect(await statusOf('/api/accounts', { headers }, host)).toBe(200);
      expect(await statusOf('/api/reset', { method: 'POST', headers }, host)).toBe(200);
      const sent = { method: 'POST', headers: { ...headers, ...json }, body: '{"advanceMs":1}' };
      expect(await statusOf('/api/clock', sent, host)).toBe(201);
    }
  });

  it.each(['evil.test', 'sandbox.localhost.evil.test', '127.0.0.1.nip.test', 'xsandbox.localhost'])(
    'does not answer under a name that is not its own: %s',
    async (host) => expect(await statusOf('/api/accounts', {}, host)).toBe(421),
  );
});

it.each([
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/jsonp', 415],
  ['text/plain; application/json', 415],
  ['', 415],
  ['Application/JSON; charset=utf-8', 201],
  ['application/json ;charset=utf-8', 201],
])('a command with the content type "%s" gets %i', async (type, status) => {
  const sent = { method: 'POST', headers: { 'content-type': type }, body: '{"advanceMs":0}' };
  expect(await statusOf('/api/clock', sent)).toBe(status);
  for (const path of status === 415 ? commands : []) expect([path, await statusOf(path, sent)]).toEqual([path, 415]);
});
