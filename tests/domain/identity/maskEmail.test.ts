import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail } from '#domain/identity/emailDisplay.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { email } from '#tests/arbitraries/email.ts';

describe('maskEmail', () => {
  it.each([
    ['personal@sandbox.test', 'pe•••@sandbox.test'],
    ['ada@example.com', 'a•••@example.com'],
    ['adas@example.com', 'a•••@example.com'],
    ['adass@example.com', 'ad•••@example.com'],
    ['"a@b"@example.com', '"a•••@example.com'],
    ['a@b', 'a•••@b'],
  ])('shows %s as %s', (address, masked) => {
    expect(maskEmail(unsafeNominal<'Email'>(address))).toBe(masked);
  });

  it('hides the name and its length, and keeps the domain', () => {
    fc.assert(
      fc.property(email, (address) => {
        const at = address.lastIndexOf('@');
        const masked = maskEmail(address);
        expect(masked.endsWith(`•••${address.slice(at)}`)).toBe(true);
        expect(masked.indexOf('•')).toBeLessThanOrEqual(2);
      }),
    );
  });
});
