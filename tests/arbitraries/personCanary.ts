import type { Password } from '#domain/identity/credentials.ts';
import type { Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { confirmedAs } from './person.ts';

/** The password of that person. */
export const password: Password = unsafeNominal<'Password'>('Canary-Passw0rd');

/** A part of each field of a person, which no generator makes. */
export const canary: string = 'canary-of-a-person';

const profileId = unsafeNominal<'ProfileId'>(canary);
const email = unsafeNominal<'Email'>(`${canary}@example.test`);
const mobileNumber = { mobilePrefix: canary, mobilePhone: canary };

/** Puts a person into the session: every field of a person holds the canary, or the password. */
export const signedIn = (visit: Session): Session =>
  withParts(visit, {
    typed: { email, typedEmail: canary },
    person: {
      signedInAs: { profileId, email },
      confirmed: confirmedAs({ profileId, email }),
      accessToken: unsafeNominal<'AccessToken'>(canary),
      authCode: unsafeNominal<'AuthCode'>(canary),
      profileId,
      chosenProfileId: profileId,
      linkedAccounts: [{ profileId, accountType: 'Personal', name: canary, mobileNumber }],
    },
    secrets: { password, code: unsafeNominal<'OneTimeCode'>(canary) },
    twoFactor: {
      phone: { _tag: 'Unchecked', number: canary, type: null },
      profileNumber: canary,
      linkedNumbers: [{ profileId, number: canary }],
      profileId,
    },
  });
