import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnotherPerson, type Visitor, visitorOf } from '#domain/analytics/visitor.ts';
import { isSameEmail } from '#domain/identity/emailComparison.ts';
import { email } from '#tests/arbitraries/email.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';
import { reaches } from '#tests/arbitraries/reaches.ts';
import { session } from '#tests/arbitraries/session.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const visitor = (id: fc.Arbitrary<Visitor['profileId']>, address: fc.Arbitrary<Visitor['email']>) =>
  fc.record({ profileId: id, email: address, referenceSource: fc.constant(null) });
const anyVisitor = visitor(fc.option(profileId), fc.option(email));

describe('isAnotherPerson', () => {
  it('is true for another email, also under the same profile', () => {
    reaches(50, (inCase) =>
      fc.property(anyVisitor, email, email, (before, one, other) => {
        fc.pre(inCase(!isSameEmail(one, other)));
        expect(isAnotherPerson({ ...before, email: one }, { ...before, email: other })).toBe(true);
      }),
    );
  });

  itAlways(
    'is true for another profile or none, also with the same email',
    [visitor(profileId, fc.option(email)), fc.option(profileId)],
    (before, id) => {
      expect(isAnotherPerson(before, { ...before, profileId: id })).toBe(id !== before.profileId);
    },
  );

  itAlways(
    'is true once a typed email is gone, false while the profile is known',
    [visitor(fc.option(profileId), email)],
    (before) => {
      expect(isAnotherPerson(before, { ...before, email: null })).toBe(before.profileId === null);
    },
  );

  itAlways(
    'is false for a visitor who stays the same or becomes known',
    [anyVisitor, profileId, email],
    (before, id, address) => {
      const known = { ...before, profileId: before.profileId ?? id, email: before.email ?? address };
      expect(isAnotherPerson(before, before)).toBe(false);
      expect(isAnotherPerson(before, known)).toBe(false);
    },
  );
});

describe('visitorOf', () => {
  itAlways(
    'sees nothing of a session but the profile, the email, the reference source and the account type',
    [session],
    (any) => {
      const { profileId: id, accountType } = any.person;
      const { referenceSource } = any.visit;
      expect(visitorOf(any)).toEqual({ profileId: id, email: any.typed.email, referenceSource, accountType });
    },
  );
});
