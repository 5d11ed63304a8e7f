import { describe, expect, it } from 'vitest';
import { hosts } from '#env/sandbox/hosts.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const sandbox = setUpSandbox();

const reads = ['/', '/control.js', '/api/inbox', '/api/accounts'];
const commands = ['/api/reset', '/api/clock', '/api/faults'];
const json = { 'content-type': 'application/json' };

type Sent = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: BodyInit };
const statusOf = async (path: string, sent: Sent = {}, host: string = hosts.control): Promise<number> =>
  (await sandbox().fetchAt(host, path, sent)).status;

/** What a browser says of a page of another site: its origin, or only that it is another one. */
const foreign = (): ReadonlyArray<Readonly<Record<string, string>>> => [
  ...['null', 'not an origin', 'https://evil.test', `https://sandbox.localhost:${sandbox().port}`].map(asOrigin),
  ...[`http://127.0.0.1:${sandbox().port + 1}`, `http://localhost:${sandbox().port}`].map(asOrigin),
  asOrigin(sandbox().origin('account.xe.localhost')),
  ...['cross-site', 'same-site'].flatMap((site) =>
    ['no-cors', 'navigate'].map((mode) => ({ 'sec-fetch-site': site, 'sec-fetch-mode': mode })),
  ),
];
const asOrigin = (origin: string) => ({ origin });

describe('the control room', () => {
  it.each([...reads, ...commands])(
    'refuses %s to a page of another site, but for a visit to its page',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'])
        for (const said of foreign()) {
          const answer = await sandbox().fetchAt(hosts.control, path, { method, headers: { ...json, ...said } });
          const isVisit = path === '/' && method === 'GET' && said['sec-fetch-mode'] === 'navigate';
          expect([said, method, answer.status]).toEqual([said, method, isVisit ? 200 : 403]);
          expect((await answer.text()) === '{"message":"Not from this page."}').toBe(!isVisit);
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
