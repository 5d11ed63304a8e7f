import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityText } from '#env/server/securityText.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';
import { startSandbox, type WireSandbox } from '#tests/wire/startSandbox.ts';

const oneDay = 24 * 60 * 60 * 1000;
const settings = { ...plainSettings, securityContact: 'tel:112' };
const expiryAt = (now: number): string => /^Expires: (.*)$/m.exec(securityText(settings, now) ?? '')?.[1] ?? '';

describe('securityText', () => {
  it('is at any time valid for 363 to 364 days, which is less than a year', () => {
    const time = fc.integer({ min: 0, max: Date.UTC(3000, 0) });
    fc.assert(
      fc.property(time, (now) => {
        const left = Date.parse(expiryAt(now)) - now;
        expect(left).toBeGreaterThan(363 * oneDay);
        expect(left).toBeLessThanOrEqual(364 * oneDay);
      }),
    );
  });

  it('stays the same for a day', () => {
    const morning = Date.UTC(2026, 10, 22);
    expect(expiryAt(morning)).toBe('2027-11-21T00:00:00.000Z');
    expect(expiryAt(morning + oneDay - 1)).toBe(expiryAt(morning));
  });
});

describe('the account host', () => {
  let sandbox: WireSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());
  const get = (): Promise<Response> => sandbox.fetchAt('account.xe.localhost', '/.well-known/security.txt');

  it('says in security.txt how to report a problem, for less than a year from the time of the sandbox', async () => {
    const textOf = async (): Promise<string> => (await get()).text();
    const { headers } = await get();
    expect(headers.get('content-type')?.toLowerCase()).toBe('text/plain; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    const before = await textOf();
    expect(before).toMatch(/^Contact: mailto:security@sandbox\.test\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n$/);
    await sandbox.control('POST', '/api/clock', { advanceMs: 400 * 24 * 60 * 60 * 1000 });
    expect((await textOf()) > before).toBe(true);
  });

  it.each([null, 'security@sandbox.test', 'mailto:a@b.test\nContact: mailto:evil@evil.test'])(
    'has no security.txt with the contact %j',
    async (securityContact) => {
      const other = await startSandbox({ settingsOverrides: { securityContact } });
      expect((await other.fetchAt('account.xe.localhost', '/.well-known/security.txt')).status).toBe(404);
      await other.close();
    },
  );
});
