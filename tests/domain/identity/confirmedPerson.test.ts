import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesConfirmed } from '#domain/identity/confirmedPerson.ts';
import { confirmedAs, namedPerson } from '#tests/arbitraries/confirmedPerson.ts';
import { email } from '#tests/arbitraries/email.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';

const twoIds = fc.tuple(profileId, profileId).filter(([one, other]) => one !== other);

describe('namesConfirmed', () => {
  itAlways(
    'compares the profile ids where the act named one, whatever the emails are',
    [namedPerson, namedPerson, twoIds],
    (one, other, [id, otherId]) => {
      const confirmed = confirmedAs({ ...one, profileId: id });
      expect(namesConfirmed(confirmed, { ...other, profileId: id })).toBe(true);
      expect(namesConfirmed(confirmed, { email: one.email, profileId: otherId })).toBe(false);
      expect(namesConfirmed(confirmed, { email: one.email, profileId: null })).toBe(false);
    },
  );

  itAlways(
    'compares the emails without regard to case where the act named no id',
    [email, email, fc.option(profileId)],
    (address, other, id) => {
      const confirmed = confirmedAs({ profileId: null, email: address });
      expect(namesConfirmed(confirmed, { profileId: id, email: address.toUpperCase() })).toBe(true);
      expect(namesConfirmed(confirmed, { profileId: id, email: `${other}.test` })).toBe(
        address.toLowerCase() === `${other}.test`.toLowerCase(),
      );
    },
  );

  itAlways('is false where either side names nobody', [namedPerson, fc.option(profileId)], (person, id) => {
    expect(namesConfirmed(confirmedAs({ profileId: null, email: null }), person)).toBe(false);
    const byEmail = confirmedAs({ profileId: null, email: person.email });
    expect(namesConfirmed(byEmail, { profileId: id, email: null })).toBe(false);
  });

  it('keeps an address with a letter that only looks like its lower case apart', () => {
    const confirmed = confirmedAs({ profileId: null, email: '\u212Aim@example.test' });
    expect(namesConfirmed(confirmed, { profileId: null, email: 'kim@example.test' })).toBe(false);
  });
});
