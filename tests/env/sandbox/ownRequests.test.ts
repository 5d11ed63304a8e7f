import { describe, expect, it } from 'vitest';
import { accountHost, controlHost } from '#env/sandbox/hosts.ts';
import { mainBrand } from '#domain/brand/brands.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();

const reads = ['/', '/modules/main.ts', '/api/inbox', '/api/accounts', '/api/requests', '/api/events', '/api/clock'];
const commands = ['/api/reset', '/api/accounts', '/api/clock', '/api/faults', '/api/content/publish'];
const json = { 'content-type': 'application/json' };

type Sent = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: BodyInit };
const statusOf = async (
  path: string,
  { host = controlHost, ...sent }: Sent & { host?: string } = {},
): Promise<number> => (await sandbox().fetchAt(host, path, sent)).status;

describe('the control room', () => {
  const foreignOrigins = (): readonly string[] => [
    'https://evil.test',
    'null',
    'not an origin',
    'http://127.0.0.1:1',
    `http://127.0.0.1:${sandbox().port + 1}`,
    `http://localhost:${sandbox().port}`,
    `https://sandbox.localhost:${sandbox().port}`,
    sandbox().origin(accountHost(mainBrand)),
    sandbox().origin('transfer.xe.localhost'),
  ];

  it.each([...reads, ...commands])('refuses %s to a page of another origin, whatever the method', async (path) => {
    const [evil = '', ...others] = foreignOrigins();
    const asked = ['GET', 'POST', 'DELETE', 'OPTIONS'].map((method) => ({ method, origin: evil }));
    for (const { method, origin } of [...asked, ...others.map((other) => ({ method: 'POST', origin: other }))]) {
      const answer = await sandbox().fetchAt(controlHost, path, { method, headers: { ...json, origin } });
      expect([origin, method, answer.status]).toEqual([origin, method, 403]);
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(await answer.json()).toEqual({ message: 'Not from this page.' });
    }
  });

  it.each(reads.slice(1))(
    'refuses %s to another site’s script, image, frame or link, which send no origin',
    async (path) => {
      for (const site of ['cross-site', 'same-site']) {
        for (const mode of ['no-cors', 'navigate'])
          expect(await statusOf(path, { headers: { 'sec-fetch-site': site, 'sec-fetch-mode': mode } })).toBe(403);
      }
    },
  );

  it('opens from a link, and is shown in no frame and no other page', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const page = await sandbox().fetchAt(controlHost, '/', { headers });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(await statusOf('/', { headers: { ...headers, 'sec-fetch-mode': 'no-cors' } })).toBe(403);
    expect(await statusOf('/', { method: 'POST', headers })).toBe(403);
  });

  it.each(['sandbox.localhost', 'localhost', '127.0.0.1'])('answers its own page and scripts at %s', async (host) => {
    const origin = sandbox().origin(host);
    const own = [{}, { origin }, { 'sec-fetch-site': 'same-origin', origin }, { 'sec-fetch-site': 'none' }];
    for (const headers of own) {
      expect(await statusOf('/api/accounts', { host, headers })).toBe(200);
      expect(await statusOf('/api/reset', { host, method: 'POST', headers })).toBe(200);
      const sent = { host, method: 'POST', headers: { ...headers, ...json }, body: '{"advanceMs":1}' };
      expect(await statusOf('/api/clock', sent)).toBe(201);
    }
  });

  it('never answers under a name that leads to this machine but is not its own', async () => {
    for (const host of ['evil.test', 'sandbox.localhost.evil.test', '127.0.0.1.nip.test', 'xsandbox.localhost'])
      expect(await statusOf('/api/accounts', { host })).not.toBe(200);
  });
});

describe('a command of the control API', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/plain; application/json',
    '',
  ])('is refused with the content type "%s"', async (type) => {
    const before = sandbox().clock.now();
    for (const path of commands) {
      const sent = { method: 'POST', headers: { 'content-type': type }, body: '{"advanceMs":3600000}' };
      expect([path, await statusOf(path, sent)]).toEqual([path, 415]);
    }
    expect(await statusOf('/api/faults', { method: 'DELETE', headers: { 'content-type': type } })).toBe(415);
    expect(sandbox().clock.now() - before).toBeLessThan(3_600_000);
  });

  it('is read as JSON with any spelling of its type, and needs none without a body', async () => {
    for (const type of ['Application/JSON; charset=utf-8', 'application/json ;charset=utf-8']) {
      const sent = { method: 'POST', headers: { 'content-type': type }, body: '{"advanceMs":0}' };
      expect(await statusOf('/api/clock', sent)).toBe(201);
    }
    expect(await statusOf('/api/reset', { method: 'POST' })).toBe(200);
    expect(await statusOf('/api/faults', { method: 'DELETE' })).toBe(200);
  });
});
