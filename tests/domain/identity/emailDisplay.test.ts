import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailParts, maskEmail } from '#domain/identity/emailDisplay.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { email } from '#tests/arbitraries/email.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

describe('emailParts', () => {
  it.each([
    ['ada.lovelace@mail.example.test', ['ada.', 'lovelace@', 'mail.', 'example.', 'test']],
    ['ada-king+xe@example.test', ['ada-king+xe@', 'example.', 'test']],
  ])('splits %s after its @ and its dots', (address, parts) => {
    expect(emailParts(address)).toEqual(parts);
  });

  it('keeps every character of any text', () => {
    const texts = fc.oneof(fc.emailAddress(), fc.string(), fc.stringMatching(/^[a@.]*$/));
    fc.assert(fc.property(texts, (text) => emailParts(text).join('') === text));
  });
});

describe('maskEmail', () => {
  it.each([
    ['personal@sandbox.test', 'pe•••@sandbox.test'],
    ['adas@example.com', 'a•••@example.com'],
    ['adass@example.com', 'ad•••@example.com'],
    ['"a@b"@example.com', '"a•••@example.com'],
    ['a@b', 'a•••@b'],
  ])('shows %s as %s', (address, masked) => {
    expect(maskEmail(unsafeNominal<'Email'>(address))).toBe(masked);
  });

  itAlways('hides the name and its length, and keeps the domain', [email], (address) => {
    const at = address.lastIndexOf('@');
    const masked = maskEmail(address);
    expect(masked.endsWith(`•••${address.slice(at)}`)).toBe(true);
    expect(masked.indexOf('•')).toBeLessThanOrEqual(2);
  });
});
