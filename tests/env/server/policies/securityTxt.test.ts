import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { securityTxt } from '#env/server/policies/securityTxt.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const own = 'https://account.brand.test';
const textOf = (securityContact: string | null, site = own, now = Date.UTC(2026, 10, 22)): string | null =>
  securityTxt({ ...plainSettings, securityContact, publicUrls: { default: site, XECI: null } }, now);

describe('securityTxt', () => {
  it.each(['mailto:security@brand.test', 'https://brand.test/report?by=mail', 'tel:+44-20-7946-0000'])(
    'names the contact %s, the day it expires and, over https, its own address',
    (contact) => {
      const lines = `Contact: ${contact}\nExpires: 2027-11-21T00:00:00.000Z\n`;
      expect(textOf(contact)).toBe(`${lines}Canonical: ${own}/.well-known/security.txt\n`);
      expect(textOf(contact, 'http://account.xe.localhost:4100')).toBe(lines);
    },
  );

  const addresses = ['security@brand.test', 'http://brand.test/report', 'https://user:pw@brand.test'];
  const mails = ['mailto:@', 'mailto:a@brand.test mailto:evil@evil.test', 'mailto:a@b.test\r\nContact: tel:1'];
  it.each([null, '', 'javascript:alert(1)', 'tel:+44 20', ...addresses, ...mails])('is none for %j', (contact) => {
    expect(textOf(contact)).toBeNull();
  });

  const starts = fc.constantFrom('', 'mailto:', 'https://', 'tel:', 'mailto:a@b.test', 'https://b.test', 'tel:1');
  const contacts = fc.tuple(starts, oddAddress).map((parts) => parts.join(''));
  const time = fc.integer({ min: 0, max: Date.UTC(3000, 0) });
  itAlways(
    'has one contact for any configuration, and is at any time valid for 363 to 364 days, less than a year',
    [contacts, oddAddress, time],
    (contact, site, now) => {
      const lines = /^Contact: [\x21-\x7e]+\nExpires: ([\dT:.Z-]+)\n(Canonical: https:[\x21-\x7e]+\n)?$/;
      expect(textOf(contact, site) ?? 'Contact: none\nExpires: 0\n').toMatch(lines);
      const [, expires = ''] = lines.exec(textOf('tel:1', site, now) ?? '') ?? [];
      const days = (Date.parse(expires) - now) / 86_400_000;
      expect(days > 363 && days <= 364).toBe(true);
    },
  );
});
