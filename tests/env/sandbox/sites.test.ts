import { afterAll, describe, expect, it } from 'vitest';
import { fixtureBuild, inlineScriptHash, shellText } from '#tests/wire/fixtureBuild.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';

const build = fixtureBuild();
const sandbox = setUpSandbox({ dist: build.dist });
afterAll(() => build.remove());

const account = 'account.xe.localhost';
const get = (path: string): Promise<Response> => sandbox().fetchAt(account, path);

describe('the account host', () => {
  it('allows the inline scripts of its shell by their hash, and sends the shell', async () => {
    const page = await get('/signin');
    expect(page.headers.get('content-security-policy')).toContain(`'${inlineScriptHash}'`);
    expect(await page.text()).toBe(shellText);
  });

  it('refuses a form that is sent to a page, and stores no password', async () => {
    const body = new URLSearchParams({ username: 'a@b.test', password: 'Canary-Pw-1!' });
    const answer = await sandbox().fetchAt(account, '/signin?platform=XEMT', { method: 'POST', body });
    expect(answer.status).toBe(405);
    expect(JSON.stringify(sandbox().journal.list('/signin'))).not.toContain('Canary-Pw-1!');
  });

  it('serves a configuration with the addresses of this server', async () => {
    const { default: block } = await (await get('/env/config.json')).json();
    expect(block.launchpadApiUrl).toBe(sandbox().origin('launchpad.xe.localhost'));
  });

  it('says until when its security.txt is valid by the time of the sandbox', async () => {
    const textOf = async (): Promise<string> => (await get('/.well-known/security.txt')).text();
    const before = await textOf();
    expect(before).toMatch(/^Contact: mailto:security@sandbox\.test\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n$/);
    await sandbox().control('POST', '/api/clock', { advanceMs: 400 * 24 * 60 * 60 * 1000 });
    expect((await textOf()) > before).toBe(true);
  });
});
