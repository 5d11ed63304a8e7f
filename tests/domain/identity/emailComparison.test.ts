import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail, namesConfirmed } from '#domain/identity/person.ts';
import { isSameEmail, mayBeSameEmail } from '#domain/identity/email.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { confirmedAs, namedPerson } from '#tests/arbitraries/confirmedPerson.ts';
import { email } from '#tests/arbitraries/email.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';

const text = fc.option(fc.oneof(email, fc.string({ unit: 'binary' })));
const optionalId = fc.option(profileId);
const twoIds = fc.tuple(profileId, profileId).filter(([one, other]) => one !== other);

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
  itAlways('is true of an address in any case, and false of any other address', [email], (address) => {
    expect(mayBeSameEmail(address.toUpperCase(), address.toLowerCase())).toBe(true);
    for (const other of [`x${address}`, `${address} `]) expect(mayBeSameEmail(address, other)).toBe(false);
  });
});

describe('namesConfirmed', () => {
  const emails = fc.tuple(email, email);

  itAlways(
    'compares the account and the person where the act named both',
    [emails, twoIds],
    ([address, other], [id, otherId]) => {
      const confirmed = confirmedAs({ email: address, profileId: id });
      expect(namesConfirmed(confirmed, { email: address, profileId: id })).toBe(true);
      expect(namesConfirmed(confirmed, { email: address, profileId: otherId })).toBe(false);
      expect(namesConfirmed(confirmed, { email: address, profileId: null })).toBe(false);
      expect(namesConfirmed(confirmed, { email: null, profileId: id })).toBe(true);
      expect(namesConfirmed(confirmed, { email: `x.${other}`, profileId: id })).toBe(
        mayBeSameEmail(address, `x.${other}`),
      );
    },
  );

  itAlways('compares the account alone where the act named no email', [namedPerson, twoIds], (any, [id, otherId]) => {
    const confirmed = confirmedAs({ email: null, profileId: id });
    expect(namesConfirmed(confirmed, { ...any, profileId: id })).toBe(true);
    expect(namesConfirmed(confirmed, { ...any, profileId: otherId })).toBe(false);
  });

  itAlways(
    'compares the emails in any case where the act named no id',
    [emails, optionalId],
    ([address, other], id) => {
      const confirmed = confirmedAs({ profileId: null, email: address });
      expect(namesConfirmed(confirmed, { profileId: id, email: address.toUpperCase() })).toBe(true);
      expect(namesConfirmed(confirmed, { profileId: id, email: `${other}.test` })).toBe(
        address.toLowerCase() === `${other}.test`.toLowerCase(),
      );
    },
  );

  itAlways('is false where either side names nobody', [namedPerson, optionalId], (person, id) => {
    expect(namesConfirmed(confirmedAs({ profileId: null, email: null }), person)).toBe(false);
    const byEmail = confirmedAs({ profileId: null, email: person.email });
    expect(namesConfirmed(byEmail, { profileId: id, email: null })).toBe(false);
  });

  it('keeps an address with a letter that only looks like its lower case apart', () => {
    const confirmed = confirmedAs({ profileId: null, email: '\u212Aim@example.test' });
    expect(namesConfirmed(confirmed, { profileId: null, email: 'kim@example.test' })).toBe(false);
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
