import { afterEach, describe, expect, it } from 'vitest';
import { mainBrand } from '#domain/brand/brands.ts';
import { setUpSandbox } from '#tests/wire/setUpSandbox.ts';
import { startSandbox } from '#tests/wire/startSandbox.ts';

const sandbox = setUpSandbox();
afterEach(() => sandbox().control('DELETE', '/api/faults'));

const launchpad = 'launchpad.xe.localhost';
const rules = '/authorization/passwordRequirements';
const injectFault = async (fault: object): Promise<{ readonly id?: number }> =>
  Object(await sandbox().control('POST', '/api/faults', fault));
const statusOf = async (path = rules, host = launchpad): Promise<number> =>
  (await sandbox().fetchAt(host, `${path}?site=account`)).status;

describe('an injected fault', () => {
  it('applies to paths with this end, as often as it says or until it is removed by its id; the others stay', async () => {
    await injectFault({ path: 'passwordRequirements', status: 500, times: 2 });
    const first = await injectFault({ path: rules, status: 503 });
    const second = await injectFault({ path: '/weblogin', status: 500 });
    for (const status of [500, 500, 503, 503]) expect(await statusOf()).toBe(status);
    expect(await sandbox().control('GET', '/api/faults')).toEqual([first, second]);
    expect(await sandbox().control('DELETE', `/api/faults/${first.id}`)).toEqual([second]);
    expect(await statusOf()).toBe(200);
  });

  it('applies to every host, or only to its host and method', async () => {
    await injectFault({ path: rules, status: 500, host: 'launchpad.britline.localhost:4100', method: 'get' });
    await injectFault({ path: rules, status: 502, method: 'POST' });
    expect([await statusOf(), await statusOf(rules, 'launchpad.britline.localhost')]).toEqual([200, 500]);
    await injectFault({ path: '/any', status: 503 });
    for (const { address } of sandbox().addresses.slice(1))
      expect([address, await statusOf('/any', new URL(address).hostname)]).toEqual([address, 503]);
  });

  it('answers with its body and headers, and with the security headers of the account host', async () => {
    const body = { code: 'LimitExceededException' };
    await injectFault({ path: '/signin', status: 429, body, headers: { 'Retry-After': '7' } });
    const answer = await sandbox().fetchAt('account.xe.localhost', '/signin');
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([429, '7', body]);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('is readable by the page that sent the request, and skips the preflight', async () => {
    await injectFault({ path: rules, status: 500, times: 1 });
    const init = { headers: { 'content-type': 'application/json' }, credentials: 'include' } as const;
    const address = `${sandbox().origin(launchpad)}${rules}?site=account`;
    const call = () => sandbox().browser().accountFetch(mainBrand)(address, init);
    expect([(await call()).status, (await call()).status]).toEqual([500, 200]);
  });

  it('breaks the connection', async () => {
    await injectFault({ path: rules, reset: true, times: 1 });
    await expect(statusOf()).rejects.toThrow('fetch failed');
    expect(await statusOf()).toBe(200);
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
    const status = statusOf();
    await expect.poll(() => sandbox().journal.list(rules).at(-1)).toMatchObject({ status: null });
    expect(await Promise.race([status, statusOf('/authentication/status').then(() => 'held')])).toBe('held');
    await sandbox().control('DELETE', '/api/faults');
    expect(await status).toBe(200);
  });
});
