import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameEmail, mayBeSameEmail } from '#domain/identity/emailComparison.ts';
import { email } from '#tests/arbitraries/email.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const text = fc.option(fc.oneof(email, fc.string({ unit: 'binary' })));

describe('isSameEmail', () => {
  itAlways('is true of every address and itself, whatever the case of its domain', [email], (address) => {
    const at = address.lastIndexOf('@');
    expect(isSameEmail(address, address)).toBe(true);
    expect(isSameEmail(address, address.slice(0, at) + address.slice(at).toUpperCase())).toBe(true);
  });

  itAlways('is false of an address that is not known, even of two of them', [text], (address) => {
    expect(isSameEmail(address, null)).toBe(false);
    expect(isSameEmail(null, address)).toBe(false);
  });

  itAlways('does not depend on the order', [text, text], (one, other) => {
    expect(isSameEmail(one, other)).toBe(isSameEmail(other, one));
  });

  it.each([
    ['ada@example.test', 'Ada@example.test'],
    ['ada@example.test', ' ada@example.test'],
    ['ada@example.test', 'ada@example.test '],
    ['ada@example.test', 'ada@example.test.'],
    ['ada+work@example.test', 'ada@example.test'],
    ['a.da@example.test', 'ada@example.test'],
    ['kim@example.test', '\u212Aim@example.test'],
    ['ada@kiel.test', 'ada@\u212Aiel.test'],
    ['"ada@evil.test"@example.test', 'ada@example.test'],
    ['ada@example.test', ''],
    ['ada', 'adA'],
  ])('keeps %j and %j apart', (one, other) => {
    expect(isSameEmail(one, other)).toBe(false);
  });
});

describe('mayBeSameEmail', () => {
  itAlways('is true of an address in any case', [email], (address) => {
    expect(mayBeSameEmail(address.toUpperCase(), address.toLowerCase())).toBe(true);
  });

  it('is false of any other address', () => {
    expect(mayBeSameEmail('ada@example.test', 'bob@example.test')).toBe(false);
    expect(mayBeSameEmail('ada@example.test', 'ada@example.test ')).toBe(false);
  });
});
