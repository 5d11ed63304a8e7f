import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { fixtureBuild } from '#tests/wire/fixtureBuild.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import { startSandbox } from '#tests/wire/startSandbox.ts';

const build = fixtureBuild();
const sandbox = setUpSandbox({ dist: build.dist });
afterEach(() => sandbox().control('DELETE', '/api/faults'));
afterAll(() => build.remove());

const launchpad = 'launchpad.xe.localhost';
const rules = '/authorization/passwordRequirements';
const signInFault = { path: '/weblogin', status: 500 };
const injectFault = async (fault: object): Promise<{ readonly id?: number }> =>
  Object(await sandbox().control('POST', '/api/faults', fault));
const statusOf = async (host: string, path: string): Promise<number> =>
  (await sandbox().fetchAt(host, `${path}?site=account`)).status;

describe('an injected fault', () => {
  it('applies the given number of times to paths with this end', async () => {
    await injectFault({ path: 'passwordRequirements', status: 500, times: 2 });
    for (const status of [500, 500, 200]) expect(await statusOf(launchpad, rules)).toBe(status);
  });

  it('applies until it is removed by its id if it has no number, and the others stay', async () => {
    const [first, second] = [await injectFault({ path: rules, status: 503 }), await injectFault(signInFault)];
    expect([await statusOf(launchpad, rules), await statusOf(launchpad, rules)]).toEqual([503, 503]);
    expect(await sandbox().control('GET', '/api/faults')).toEqual([first, second]);
    expect(await sandbox().control('DELETE', `/api/faults/${first.id}`)).toEqual([second]);
    expect(await statusOf(launchpad, rules)).toBe(200);
  });

  it('applies only to its host and method', async () => {
    await injectFault({ path: rules, status: 500, host: 'launchpad.britline.localhost:4100', method: 'get' });
    expect(await statusOf(launchpad, rules)).toBe(200);
    expect(await statusOf('launchpad.britline.localhost', rules)).toBe(500);
    await injectFault({ path: '/api/v2', status: 500, method: 'POST' });
    expect(await statusOf('content.localhost', '/api/v2')).toBe(200);
  });

  it.each([
    ['account.xe.localhost', '/env/config.json'],
    ['account.xe.localhost', '/assets/app-1a2b.js'],
    ['content.localhost', '/api/v2'],
    ['collector.localhost', '/v1/projects/k/settings'],
    ['transfer.xe.localhost', '/'],
    ['banner.johnlewis.localhost', '/banner.js'],
    ['tags.localhost', '/manager.js'],
  ])('applies to %s%s', async (host, path) => {
    await injectFault({ path, status: 500 });
    expect(await statusOf(host, path)).toBe(500);
  });

  it('answers with its body and headers', async () => {
    const body = { code: 'LimitExceededException' };
    await injectFault({ path: rules, status: 429, body, headers: { 'Retry-After': '7' } });
    const answer = await sandbox().fetchAt(launchpad, rules);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(await answer.json()).toEqual(body);
  });

  it('keeps the security headers of the account host', async () => {
    await injectFault({ path: '/signin', status: 500 });
    const answer = await sandbox().fetchAt('account.xe.localhost', '/signin');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('is readable by the page that sent the request, and skips the preflight', async () => {
    await injectFault({ path: rules, status: 500, times: 1 });
    const fetch = sandbox().browser().accountFetch(mainBrand);
    const init = { headers: { 'content-type': 'application/json' }, credentials: 'include' } as const;
    const statusOfCall = async (): Promise<number> =>
      (await fetch(`${sandbox().origin(launchpad)}${rules}?site=account`, init)).status;
    expect([await statusOfCall(), await statusOfCall()]).toEqual([500, 200]);
  });

  it('gives the real answer after its delay', async () => {
    await injectFault({ path: rules, delayMs: 60 });
    const start = performance.now();
    expect(await statusOf(launchpad, rules)).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(50);
  });

  it('breaks the connection', async () => {
    await injectFault({ path: rules, reset: true, times: 1 });
    await expect(sandbox().fetchAt(launchpad, rules)).rejects.toThrow('fetch failed');
    expect(await statusOf(launchpad, rules)).toBe(200);
  });

  it('sends no answer and does not delay the close of the sandbox', async () => {
    const own = await startSandbox();
    await own.control('POST', '/api/faults', { path: rules, hang: true });
    const outcome = own.fetchAt(launchpad, rules).catch((fault: unknown) => fault);
    await expect.poll(() => own.journal.list(rules)).toMatchObject([{ status: null }]);
    await own.close();
    expect(await outcome).toBeInstanceOf(TypeError);
  });

  it('holds the real answer back until the faults are cleared', async () => {
    await injectFault({ path: rules, hold: true });
    const status = statusOf(launchpad, rules);
    await expect.poll(() => sandbox().journal.list(rules).at(-1)).toMatchObject({ status: null });
    expect(await Promise.race([status, statusOf(launchpad, '/authentication/status').then(() => 'held')])).toBe('held');
    await sandbox().control('DELETE', '/api/faults');
    expect(await status).toBe(200);
  });
});
