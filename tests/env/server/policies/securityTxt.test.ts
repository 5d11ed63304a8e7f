import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { securityTxt } from '#env/server/policies/securityTxt.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const oneDay = 24 * 60 * 60 * 1000;
const morning = Date.UTC(2026, 10, 22);
const expires = '2027-11-21T00:00:00.000Z';
const textOf = (securityContact: string | null, changes: Partial<Settings> = {}): string | null =>
  securityTxt({ ...plainSettings, securityContact, ...changes }, morning);

describe('securityTxt', () => {
  it('names the contact, the day it expires and its own address', () => {
    const canonical = 'Canonical: https://account.brand.test/.well-known/security.txt';
    const lines = ['Contact: mailto:security@brand.test', `Expires: ${expires}`, canonical, ''];
    expect(textOf('mailto:security@brand.test')).toBe(lines.join('\n'));
  });

  it.each(['https://brand.test/report?by=mail', 'tel:+44-20-7946-0000'])('accepts the contact %s', (contact) => {
    expect(textOf(contact)?.split('\n')[0]).toBe(`Contact: ${contact}`);
  });

  const addresses = ['security@brand.test', 'http://brand.test/report', 'https://user:pw@brand.test'];
  const mails = ['mailto:@', 'mailto:a@brand.test mailto:evil@evil.test', 'mailto:a@b.test\r\nContact: tel:1'];

  it.each([null, '', 'javascript:alert(1)', 'tel:+44 20', ...addresses, ...mails])(
    'returns no text for the contact %j',
    (contact) => {
      expect(textOf(contact)).toBeNull();
    },
  );

  const expiryAt = (now: number): string => {
    const text = securityTxt({ ...plainSettings, securityContact: 'tel:112' }, now);
    return /^Expires: (.*)$/m.exec(text ?? '')?.[1] ?? '';
  };
  const time = fc.integer({ min: 0, max: Date.UTC(3000, 0) });
  itAlways('is at any time valid for 363 to 364 days, which is less than a year', [time], (now) => {
    const left = Date.parse(expiryAt(now)) - now;
    expect(left).toBeGreaterThan(363 * oneDay);
    expect(left).toBeLessThanOrEqual(364 * oneDay);
  });

  it('names no address of its own over http', () => {
    const publicUrls = { ...plainSettings.publicUrls, default: 'http://account.xe.localhost:4100' };
    expect(textOf('tel:112', { publicUrls })).not.toContain('Canonical');
  });

  it('holds one contact and one date for any configuration', () => {
    const lines = /^Contact: [\x21-\x7e]+\nExpires: [\dT:.Z-]+\n(Canonical: https:[\x21-\x7e]+\n)?$/;
    const starts = fc.constantFrom('mailto:', 'https://', 'tel:', 'mailto:a@b.test', 'https://b.test', 'tel:1');
    const contact = fc.oneof(
      oddAddress,
      fc.tuple(starts, oddAddress).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(contact, oddAddress, (bad, site) => {
        const text = textOf(bad, { publicUrls: { ...plainSettings.publicUrls, default: site } });
        expect(text ?? 'Contact: none\nExpires: 0\n').toMatch(lines);
      }),
      { numRuns: 1000 },
    );
  });
});
