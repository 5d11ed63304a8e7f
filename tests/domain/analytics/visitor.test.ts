import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { isAnotherPerson, type Visitor, visitorOf } from '#domain/analytics/visitor.ts';
import { isSameEmail } from '#domain/identity/email.ts';
import { referenceSourceOf } from '#domain/redirect/entryPlatform.ts';
import { context } from '#tests/arbitraries/appContext.ts';
import { email } from '#tests/arbitraries/email.ts';
import { profileId } from '#tests/arbitraries/person.ts';
import { session } from '#tests/arbitraries/session.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const visitor = (id: fc.Arbitrary<Visitor['profileId']>, address: fc.Arbitrary<Visitor['email']>) =>
  fc.record({ profileId: id, email: address, referenceSource: fc.constant(null) });
const anyVisitor = visitor(fc.option(profileId), fc.option(email));

const { settings } = context;

describe('a visitor', () => {
  const others = fc.tuple(email, email).filter(([one, other]) => !isSameEmail(one, other));
  itAlways('is another person with another email, also under the same profile', [anyVisitor, others], (any, emails) => {
    const [one, other] = emails;
    expect(isAnotherPerson({ ...any, email: one }, { ...any, email: other })).toBe(true);
  });

  const named = visitor(profileId, fc.option(email));
  itAlways('is another person with another profile or none', [named, fc.option(profileId)], (before, id) => {
    expect(isAnotherPerson(before, { ...before, profileId: id })).toBe(id !== before.profileId);
  });

  const typed = visitor(fc.option(profileId), email);
  itAlways('is another person once a typed email is gone, unless the profile is known', [typed], (before) => {
    expect(isAnotherPerson(before, { ...before, email: null })).toBe(before.profileId === null);
  });

  itAlways('is nobody else once more is known', [anyVisitor, profileId, email], (before, id, address) => {
    const known = { ...before, profileId: before.profileId ?? id, email: before.email ?? address };
    expect(isAnotherPerson(before, before)).toBe(false);
    expect(isAnotherPerson(before, known)).toBe(false);
  });

  itAlways('has the profile, the email, the reference source and the account type alone', [session], (any) => {
    const { profileId: id, accountType } = any.person;
    const referenceSource = referenceSourceOf(any.visit.redirect, settings);
    expect(visitorOf(any, settings)).toEqual({ profileId: id, email: any.typed.email, referenceSource, accountType });
  });
});
