import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#domain/brand/brand.ts';
import { inlineScriptHashes } from '#env/sandbox/account/pageHeaders.ts';
import { accountHost, bannerHost } from '#env/sandbox/hosts.ts';
import { fixtureBuild, inlineScript, scriptText, shellText } from '#tests/wire/fixtureBuild.ts';
import { startSandbox, type WireSandbox } from '#tests/wire/startSandbox.ts';

const build = fixtureBuild();
let sandbox: WireSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ dist: build.dist });
});
afterAll(async () => {
  await sandbox.close();
  build.remove();
});

const account = 'account.xe.localhost';
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  sandbox.fetchAt(account, path, { headers });

describe('the account host', () => {
  it.each([
    ['/', 200],
    ['/signin', 200],
    ['/2fa/locked/', 200],
    ['/no-such-page', 404],
    ['/assets/app-1a2b.js', 200],
    ['/assets/gone-9z9z.js', 404],
    ['/env/config.json', 200],
    ['/env/', 404],
    ['/.well-known/change-password', 302],
    ['/.well-known/security.txt', 200],
    ['/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', 404],
  ])('answers %s with %i and the security headers', async (path, status) => {
    for (const brand of brands) {
      const answer = await sandbox.fetchAt(accountHost(brand), path);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/);
      expect(answer.headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/);
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(answer.headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  it('sends each brand its own policy', async () => {
    const policy = async (host: string): Promise<string> =>
      (await sandbox.fetchAt(host, '/')).headers.get('content-security-policy') ?? '';
    expect(await policy(account)).toContain(sandbox.origin('launchpad.xe.localhost'));
    expect(await policy(account)).not.toContain('johnlewis');
    expect(await policy('account.johnlewis.localhost')).toContain(sandbox.origin(bannerHost));
    expect(await policy('account.johnlewis.localhost')).not.toContain('launchpad.xe');
  });

  it('allows the inline scripts of its shell by their hash', async () => {
    const [hash] = inlineScriptHashes(shellText);
    expect(inlineScriptHashes(shellText)).toHaveLength(1);
    expect(inlineScript).not.toBe('');
    expect((await get('/')).headers.get('content-security-policy')).toContain(`'${hash}'`);
  });

  it('makes caches revalidate the shell, and serves a known page at its own address', async () => {
    const page = await get('/signin');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toBe(shellText);
    expect((await get('/signin', { 'if-none-match': page.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('lets the app show "Page not found", never with a cached answer', async () => {
    const { headers } = await get('/');
    const missing = await get('/nowhere', { 'if-none-match': headers.get('etag') ?? '' });
    expect(missing.status).toBe(404);
    expect(await missing.text()).toBe(shellText);
  });

  it('answers a missing file with 404 and not with the shell', async () => {
    const missing = await get('/assets/gone-9z9z.js');
    expect(missing.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await missing.text()).not.toContain('<title>');
  });

  it('caches hashed files permanently, in an encoding that the browser accepts', async () => {
    const bytes = async (accepted: string): Promise<[string | null, Buffer]> => {
      const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      return [answer.headers.get('content-encoding'), Buffer.from(await answer.arrayBuffer())];
    };
    const [br, brotli] = await bytes('gzip, deflate, br');
    expect([br, brotliDecompressSync(brotli).toString()]).toEqual(['br', scriptText]);
    const [gz, gzip] = await bytes('gzip, br;q=0');
    expect([gz, gunzipSync(gzip).toString()]).toEqual(['gzip', scriptText]);
    const [none, plain] = await bytes('identity');
    expect([none, plain.toString()]).toEqual([null, scriptText]);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/.vite/manifest.json',
    '/%E0%A4%A',
  ])('does not serve %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('not for anybody');
  });

  it('shows the page again after a form is submitted too early, and stores no password', async () => {
    const body = new URLSearchParams({ username: 'a@b.test', password: 'Canary-Pw-1!' });
    const answer = await sandbox.fetchAt(account, '/signin?platform=XEMT', { method: 'POST', body });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/signin?platform=XEMT']);
    const twin = await sandbox.fetchAt(account, '//signin', { method: 'POST', body });
    expect([twin.status, twin.headers.get('location')]).toEqual([303, '/signin']);
    expect(JSON.stringify(sandbox.journal.list('/signin'))).not.toContain('Canary-Pw-1!');
  });

  it('serves a configuration with the addresses of this server', async () => {
    const { default: block } = await (await get('/env/config.json')).json();
    expect(block.launchpadApiUrl).toBe(sandbox.origin('launchpad.xe.localhost'));
    expect((await get('/env/config.json')).headers.get('cache-control')).toBe('no-cache');
  });
});
