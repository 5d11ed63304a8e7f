import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { securityText } from '#env/server/securityText.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const oneDay = 24 * 60 * 60 * 1000;
const time = fc.integer({ min: 0, max: Date.UTC(3000, 0) });
const settings = { ...plainSettings, securityContact: 'tel:112' };
const expiryAt = (now: number): string => /^Expires: (.*)$/m.exec(securityText(settings, now) ?? '')?.[1] ?? '';

describe('securityText', () => {
  itAlways('is at any time valid for 363 to 364 days, which is less than a year', [time], (now) => {
    const left = Date.parse(expiryAt(now)) - now;
    expect(left).toBeGreaterThan(363 * oneDay);
    expect(left).toBeLessThanOrEqual(364 * oneDay);
  });

  it('stays the same for a day', () => {
    const morning = Date.UTC(2026, 10, 22);
    expect(expiryAt(morning)).toBe('2027-11-21T00:00:00.000Z');
    expect(expiryAt(morning + oneDay - 1)).toBe(expiryAt(morning));
  });
});
