import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { securityTxt } from '#domain/settings/securityTxt.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { oddAddress } from '#tests/arbitraries/origins.ts';
import { plainSettings } from '#tests/arbitraries/settings.ts';

const expires = '2027-11-21T00:00:00.000Z';
const textOf = (securityContact: string | null, changes: Partial<Settings> = {}): string | null =>
  securityTxt({ ...plainSettings, securityContact, ...changes }, expires);

describe('securityTxt', () => {
  it('names the contact, the day it expires and its own address', () => {
    expect(textOf('mailto:security@brand.test')).toBe(
      [
        'Contact: mailto:security@brand.test',
        `Expires: ${expires}`,
        'Canonical: https://account.brand.test/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it.each(['https://brand.test/report?by=mail', 'tel:+44-20-7946-0000'])('accepts the contact %s', (contact) => {
    expect(textOf(contact)?.split('\n')[0]).toBe(`Contact: ${contact}`);
  });

  it.each([
    null,
    '',
    'security@brand.test',
    'http://brand.test/report',
    'javascript:alert(1)',
    'mailto:a@brand.test\r\nContact: mailto:evil@evil.test',
    'mailto:a@brand.test mailto:evil@evil.test',
    'mailto:@',
    'tel:+44 20',
    'https://user:pw@brand.test',
  ])('returns no text for the contact %j', (contact) => {
    expect(textOf(contact)).toBeNull();
  });

  it('names no address of its own over http', () => {
    const publicUrls = { ...plainSettings.publicUrls, default: 'http://account.xe.localhost:4100' };
    expect(textOf('tel:112', { publicUrls })).not.toContain('Canonical');
  });

  it('holds one contact and one date for any configuration', () => {
    const lines = /^Contact: [\x21-\x7e]+\nExpires: [\dT:.Z-]+\n(Canonical: https:[\x21-\x7e]+\n)?$/;
    const contact = fc.oneof(
      oddAddress,
      fc.tuple(fc.constantFrom('mailto:', 'https://', 'tel:'), oddAddress).map((parts) => parts.join('')),
      fc
        .tuple(fc.constantFrom('mailto:a@b.test', 'https://b.test', 'tel:1'), oddAddress)
        .map((parts) => parts.join('')),
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
