import type { Password } from '#domain/identity/credentials.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { confirmedAs } from './person.ts';

/** The password of that person. */
export const password: Password = unsafeNominal<'Password'>('Canary-Passw0rd');

/** A part of each field of a person, which no generator makes. */
export const canary: string = 'canary-of-a-person';
/** Puts a person into the session: every field of a person holds the canary, or the password. */
export const signedIn = (visit: Session): Session =>
  withParts(visit, {
    typed: { email: unsafeNominal<'Email'>(`${canary}@example.test`), typedEmail: canary },
    person: {
      signedInAs: { profileId: unsafeNominal<'ProfileId'>(canary), email: `${canary}@example.test` },
      confirmed: confirmedAs({ profileId: unsafeNominal<'ProfileId'>(canary), email: `${canary}@example.test` }),
      accessToken: unsafeNominal<'AccessToken'>(canary),
      authCode: unsafeNominal<'AuthCode'>(canary),
      profileId: unsafeNominal<'ProfileId'>(canary),
      chosenProfileId: unsafeNominal<'ProfileId'>(canary),
      linkedAccounts: [
        {
          profileId: unsafeNominal<'ProfileId'>(canary),
          accountType: 'Personal',
          name: canary,
          mobileNumber: { mobilePrefix: canary, mobilePhone: canary },
        },
      ],
    },
    secrets: { password, code: unsafeNominal<'OneTimeCode'>(canary) },
    twoFactor: {
      phone: { _tag: 'Unchecked', number: canary, type: null },
      profileNumber: canary,
      linkedNumbers: [{ profileId: unsafeNominal<'ProfileId'>(canary), number: canary }],
      profileId: unsafeNominal<'ProfileId'>(canary),
    },
  });
