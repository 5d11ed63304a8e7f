import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesConfirmed } from '#domain/identity/confirmedPerson.ts';
import { confirmedAs, namedPerson } from '#tests/arbitraries/confirmedPerson.ts';
import { email } from '#tests/arbitraries/email.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';

const twoIds = fc.tuple(profileId, profileId).filter(([one, other]) => one !== other);

describe('namesConfirmed', () => {
  it('compares the profile ids where the act named one, whatever the emails are', () => {
    fc.assert(
      fc.property(namedPerson, namedPerson, twoIds, (one, other, [id, otherId]) => {
        const confirmed = confirmedAs({ ...one, profileId: id });
        expect(namesConfirmed(confirmed, { ...other, profileId: id })).toBe(true);
        expect(namesConfirmed(confirmed, { email: one.email, profileId: otherId })).toBe(false);
        expect(namesConfirmed(confirmed, { email: one.email, profileId: null })).toBe(false);
      }),
    );
  });

  it('compares the emails without regard to case where the act named no id', () => {
    fc.assert(
      fc.property(email, email, fc.option(profileId), (address, other, id) => {
        const confirmed = confirmedAs({ profileId: null, email: address });
        expect(namesConfirmed(confirmed, { profileId: id, email: address.toUpperCase() })).toBe(true);
        expect(namesConfirmed(confirmed, { profileId: id, email: `${other}.test` })).toBe(
          address.toLowerCase() === `${other}.test`.toLowerCase(),
        );
      }),
    );
  });

  it('is false where either side names nobody', () => {
    fc.assert(
      fc.property(namedPerson, fc.option(profileId), (person, id) => {
        expect(namesConfirmed(confirmedAs({ profileId: null, email: null }), person)).toBe(false);
        const byEmail = confirmedAs({ profileId: null, email: person.email });
        expect(namesConfirmed(byEmail, { profileId: id, email: null })).toBe(false);
      }),
    );
  });

  it('keeps an address with a letter that only looks like its lower case apart', () => {
    const confirmed = confirmedAs({ profileId: null, email: '\u212Aim@example.test' });
    expect(namesConfirmed(confirmed, { profileId: null, email: 'kim@example.test' })).toBe(false);
  });
});
