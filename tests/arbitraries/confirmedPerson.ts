import fc from 'fast-check';
import type { ConfirmedPerson, NamedPerson } from '#domain/identity/person.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { email } from './email.ts';
import { profileId } from './profileId.ts';

/** Any person as tokens, a grant or a page name them. */
export const namedPerson: fc.Arbitrary<NamedPerson> = fc.record({
  profileId: fc.option(profileId),
  email: fc.option(email),
});

/** A confirmation that no act made, for a test of what follows from one. */
export const confirmedAs = (person: NamedPerson): ConfirmedPerson =>
  unsafeNominal<'ConfirmedPerson', NamedPerson>(person);
