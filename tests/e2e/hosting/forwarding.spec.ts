import { expect } from '@playwright/test';
import { frontTest, type ForwardedRequest, type Front } from '#tests/e2e/fixtures/hosting/frontTest.ts';
import { webServers } from '#tests/e2e/fixtures/hosting/startServer.ts';
import type { RequestOptions } from '#tests/e2e/fixtures/hosting/request.ts';
import { builtPaths } from './builtPaths.ts';

const host = 'account.xe.localhost';
const asset = builtPaths('assets/').find((path) => path.endsWith('.js')) ?? '';

const targets = [
  '/signin?a=%0a&b=%0d%0aX-Evil:%201&c=%zz',
  '/signin%0d%0aX-Evil:%201',
  '/signin%0aX-Evil:%201',
  '/a%2fb/%2E%2E/c',
  '//evil.example/signin',
  '/./signin/../signin',
  '/assets/..%2fconfig.json',
  '/assets/../index.html',
  '/assets/gone-9z9z.js',
  '/assets/.hidden.js',
  '/ASSETS/app.js',
  ...['%0a', '.br', '.GZ', '.map', '/', '%20'].map((end) => asset + end),
];

const expectTargetsUnchanged = async ({ request }: Front): Promise<void> => {
  const forwarded = async (target: string, options: RequestOptions = {}): Promise<ForwardedRequest> => {
    const { text } = await request(host, target, options);
    return JSON.parse(text.startsWith('{') ? text : '{}');
  };
  for (const target of targets) expect((await forwarded(target)).target).toBe(target);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(await forwarded(asset, { method })).toMatchObject({ method, target: asset });
  expect(await forwarded('http://account.johnlewis.localhost/signin?a=b')).toMatchObject({
    target: '/signin?a=b',
    headers: { host: 'account.johnlewis.localhost' },
  });
};

const expectTrueClient = async ({ request }: Front): Promise<void> => {
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '192.0.2.1' };
  for (const one of [host, 'account.johnlewis.localhost', 'nobody.example', '127.0.0.1']) {
    const { headers }: ForwardedRequest = JSON.parse((await request(one, '/signin', { headers: forged })).text);
    expect(headers['host']).toBe(one);
    expect([one, undefined]).toContain(headers['x-forwarded-host']);
    expect(headers['x-forwarded-for']).toMatch(/(?:^|, )127\.0\.0\.1$/);
    expect(headers['accept-encoding'] ?? 'identity').toBe('identity');
  }
};

const statusesWithQuery = async ({ request }: Front): Promise<ReadonlyArray<number>> => {
  const answers = [];
  for (const path of ['/signin?code=canary', `${asset}?code=canary`, '/%zz?code=canary'])
    answers.push(await request(host, path, { headers: { referer: 'https://x.test/?code=canary' } }));
  for (const { header } of answers) expect(header('server') ?? '').toMatch(/^(?:nginx|Caddy)?$/);
  return answers.map(({ status }) => status);
};

for (const server of webServers) {
  const test = frontTest(server);

  test(`${server} forwards what is for no asset, hides its version, and logs no query`, async ({ front }) => {
    await test.step('the target and the method are unchanged', () => expectTargetsUnchanged(front));
    await test.step('the host and the client are true, and there is no encoding', () => expectTrueClient(front));
    expect(await statusesWithQuery(front)).toEqual([200, 200, 400]);
    await front.stopHandler();
    expect(await statusesWithQuery(front)).toEqual([502, 200, 400]);
    expect(front.logs()).not.toContain('canary');
    if (server === 'nginx') expect(front.logs()).toContain(`${host} "GET /signin" 502`);
  });
}
