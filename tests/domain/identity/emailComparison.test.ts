import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail, type NamedPerson, namesConfirmed } from '#domain/identity/person.ts';
import { isSameEmail, mayBeSameEmail } from '#domain/identity/email.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { confirmedAs } from '#tests/arbitraries/person.ts';
import { email } from '#tests/arbitraries/email.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const text = fc.option(fc.oneof(email, fc.string({ unit: 'binary' })));

describe('isSameEmail', () => {
  itAlways('is true of every address and itself, whatever the case of its domain', [email], (address) => {
    const at = address.lastIndexOf('@');
    expect(isSameEmail(address, address)).toBe(true);
    expect(isSameEmail(address, address.slice(0, at) + address.slice(at).toUpperCase())).toBe(true);
  });

  itAlways('is false of an unknown address, even of two, and the same both ways', [text, text], (one, other) => {
    expect([isSameEmail(one, null), isSameEmail(null, one)]).toEqual([false, false]);
    expect(isSameEmail(one, other)).toBe(isSameEmail(other, one));
  });

  it.each([
    ['ada@example.test', 'Ada@example.test'],
    ['ada@example.test', 'ada@example.test '],
    ['ada@example.test', 'ada@example.test.'],
    ['ada+work@example.test', 'ada@example.test'],
    ['kim@example.test', '\u212Aim@example.test'],
    ['ada@kiel.test', 'ada@\u212Aiel.test'],
    ['"ada@evil.test"@example.test', 'ada@example.test'],
    ['ada', 'adA'],
  ])('keeps %j and %j apart', (one, other) => {
    expect(isSameEmail(one, other)).toBe(false);
  });
});

describe('mayBeSameEmail', () => {
  itAlways('is true of an address in any case, and false of any other address', [email], (address) => {
    expect(mayBeSameEmail(address.toUpperCase(), address.toLowerCase())).toBe(true);
    for (const other of [`x${address}`, `${address} `]) expect(mayBeSameEmail(address, other)).toBe(false);
  });
});

describe('namesConfirmed', () => {
  const [one, other, ada, bob] = ['p1', 'p2', 'ada@example.test', 'bob@example.test'];
  const person = (id: string | null, address: string | null): NamedPerson => ({
    profileId: id === null ? null : unsafeNominal<'ProfileId'>(id),
    email: address,
  });

  it.each([
    ['both', person(one, ada), 'both', person(one, ada.toUpperCase()), true],
    ['both', person(one, ada), 'another account', person(other, ada), false],
    ['both', person(one, ada), 'no account', person(null, ada), false],
    ['both', person(one, ada), 'no email', person(one, null), true],
    ['both', person(one, ada), 'another person', person(one, bob), false],
    ['no email', person(one, null), 'that account', person(one, bob), true],
    ['no email', person(one, null), 'another account', person(other, null), false],
    ['no account', person(null, ada), 'that email', person(one, ada.toUpperCase()), true],
    ['no account', person(null, ada), 'another email', person(one, bob), false],
    ['no account', person(null, ada), 'no email', person(one, null), false],
    ['nobody', person(null, null), 'nobody', person(null, null), false],
    ['a look-alike', person(null, '\u212Aim@example.test'), 'the letter', person(null, 'kim@example.test'), false],
  ])('where the act named %s (%j), and the tokens %s (%j), is %s', (...[, act, , tokens, isNamed]) => {
    expect(namesConfirmed(confirmedAs(act), tokens)).toBe(isNamed);
    expect([namesConfirmed(null, tokens), namesConfirmed(confirmedAs(act), null)]).toEqual([false, false]);
  });
});

describe('maskEmail', () => {
  it('shows at most two letters, and one where the name is short', () => {
    const names = ['personal', 'adas', 'adass', '"a@b"', 'a'];
    const masked = names.map((name) => maskEmail(unsafeNominal<'Email'>(`${name}@example.com`)));
    expect(masked).toEqual(['pe', 'a', 'ad', '"a', 'a'].map((shown) => `${shown}•••@example.com`));
  });

  itAlways('hides the name and its length, and keeps the domain', [email], (address) => {
    const masked = maskEmail(address);
    expect(masked.endsWith(`•••${address.slice(address.lastIndexOf('@'))}`)).toBe(true);
    expect(masked.indexOf('•')).toBeLessThanOrEqual(2);
  });
});
