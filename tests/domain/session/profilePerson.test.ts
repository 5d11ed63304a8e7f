import { describe, expect } from 'vitest';
import { withCredentials, withProfileEmail, withProfilePerson } from '#domain/session/emailChanges.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { email } from '#tests/arbitraries/email.ts';
import { password } from '#tests/arbitraries/personCanary.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const token = unsafeNominal<'AccessToken'>('token');

describe('the email of the profile', () => {
  itAlways('becomes the email of a visit that knows none', [session, email], (any, address) => {
    const before = withParts(any, { typed: { email: null } });
    expect(withProfilePerson(address)(before)).toEqual(withProfileEmail(address)(before));
  });

  itAlways(
    'changes nothing where tokens have named the person, or only the case differs',
    [session, email, email],
    (any, address, known) => {
      const signedIn = withParts(any, { typed: { email: known }, person: { accessToken: token } });
      expect(withProfilePerson(address)(signedIn)).toBe(signedIn);
      const typed = withParts(any, {
        typed: { email: unsafeNominal<'Email'>(address.toUpperCase()) },
        person: { accessToken: null },
      });
      expect(withProfilePerson(address)(typed)).toBe(typed);
    },
  );

  itAlways(
    'of another person replaces the known one, and the new account was not theirs',
    [session, email],
    (any, address) => {
      const known = unsafeNominal<'Email'>(`other.${address}`);
      const before = withParts(any, {
        typed: { email: known },
        person: { accessToken: null },
        progress: { newAccount: 'ConfirmedHere' },
      });
      expect(withProfilePerson(address)(before)).toEqual(
        withParts(withProfileEmail(address)(before), { progress: { newAccount: 'None' } }),
      );
    },
  );
});

describe('withCredentials', () => {
  itAlways(
    'stores the email and the password, without the fault and the second factor of an earlier sign-in',
    [session, email],
    (before, address) => {
      expect(withCredentials({ email: address, password })(before)).toMatchObject({
        typed: { email: address },
        secrets: { password },
        progress: { entryFault: null },
        twoFactor: noTwoFactor,
      });
    },
  );
});
