import { describe, expect, it } from 'vitest';
import { hosts } from '#env/sandbox/hosts.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();

const commands = ['/api/reset', '/api/clock', '/api/faults'];
const json = { 'content-type': 'application/json' };

type Sent = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: BodyInit };
const statusOf = async (path: string, sent: Sent = {}, host: string = hosts.control): Promise<number> =>
  (await sandbox().fetchAt(host, path, sent)).status;

/** What a browser says of a page of another site: its origin, or only that it is another one. */
const foreign = (): ReadonlyArray<Readonly<Record<string, string>>> => {
  const own = [`http://127.0.0.1:${sandbox().port + 1}`, sandbox().origin('account.xe.localhost')];
  const origins = ['null', 'https://evil.test', `https://sandbox.localhost:${sandbox().port}`, ...own];
  const modes = ['no-cors', 'navigate'].map((mode) => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode }));
  return [...origins.map((origin) => ({ origin })), ...modes, { 'sec-fetch-site': 'same-site' }];
};

describe('the control room', () => {
  it.each(['/', '/control.js', '/api/accounts', ...commands])(
    'refuses %s to a page of another site, but for a visit to its page',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'])
        for (const said of foreign()) {
          const answer = await sandbox().fetchAt(hosts.control, path, { method, headers: { ...json, ...said } });
          const isVisit = path === '/' && method === 'GET' && said['sec-fetch-mode'] === 'navigate';
          expect([said, method, answer.status]).toEqual([said, method, isVisit ? 200 : 403]);
          expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
        }
    },
  );

  it('is shown in no frame and no other page', async () => {
    const { headers } = await sandbox().fetchAt(hosts.control, '/');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    for (const name of ['cross-origin-resource-policy', 'cross-origin-opener-policy'])
      expect(headers.get(name)).toBe('same-origin');
  });

  it.each([hosts.control, 'localhost', '127.0.0.1'])('answers its own page and scripts at %s', async (host) => {
    const origin = sandbox().origin(host);
    const own = [{}, { origin }, { 'sec-fetch-site': 'same-origin', origin }, { 'sec-fetch-site': 'none' }];
    for (const headers of own) {
      expect(await statusOf('/api/accounts', { headers }, host)).toBe(200);
      expect(await statusOf('/api/reset', { method: 'POST', headers }, host)).toBe(200);
      const sent = { method: 'POST', headers: { ...headers, ...json }, body: '{"advanceMs":1}' };
      expect(await statusOf('/api/clock', sent, host)).toBe(201);
    }
  });

  it.each(['evil.test', 'sandbox.localhost.evil.test', 'xsandbox.localhost'])(
    'does not answer under a name that is not its own: %s',
    async (host) => expect(await statusOf('/api/accounts', {}, host)).toBe(421),
  );

  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['text/plain; application/json', 415],
    ['', 415],
    ['Application/JSON; charset=utf-8', 201],
  ])('answers a command with the content type "%s" with %i', async (type, status) => {
    const sent = { method: 'POST', headers: { 'content-type': type }, body: '{"advanceMs":0}' };
    for (const path of status === 415 ? commands : ['/api/clock'])
      expect([path, await statusOf(path, sent)]).toEqual([path, status]);
  });
});
