import fc from 'fast-check';
import type { LinkedAccount, ProfileId } from '#domain/identity/accessToken.ts';
import type { ConfirmedPerson, NamedPerson } from '#domain/identity/person.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { email } from './email.ts';

/** Any id of a profile. */
export const profileId: fc.Arbitrary<ProfileId> = fc.uuid().map((id) => unsafeNominal<'ProfileId'>(id));

/** Any person as tokens, a grant or a page name them. */
export const namedPerson: fc.Arbitrary<NamedPerson> = fc.record({
  profileId: fc.option(profileId),
  email: fc.option(email),
});

/** A confirmation that no act made, for a test of what follows from one. */
export const confirmedAs = (person: NamedPerson): ConfirmedPerson =>
  unsafeNominal<'ConfirmedPerson', NamedPerson>(person);

const mobileNumber = fc.record({
  mobilePrefix: fc.constantFrom('44', '+33', '1', '0049'),
  mobilePhone: fc.stringMatching(/^0?[1-9][0-9]{2} ?[0-9]{3,6}$/),
});

/** Any linked account, with a mobile number or without. */
export const linkedAccount: fc.Arbitrary<LinkedAccount> = fc.record({
  profileId,
  accountType: fc.constantFrom('Personal', 'Business', 'XECD', 'XERA'),
  name: fc.string(),
  mobileNumber: fc.option(mobileNumber),
});
