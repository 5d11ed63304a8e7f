import fc from 'fast-check';
import type { LinkedAccount, MobileNumber } from '#domain/identity/accessToken.ts';
import { profileId } from './profileId.ts';

/** Any mobile number in the two parts of the token. */
export const mobileNumber: fc.Arbitrary<MobileNumber> = fc.record({
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
