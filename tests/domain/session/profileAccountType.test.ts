import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { AccountType, ChosenAccountType } from '#domain/platform/accountType.ts';
import type { Session } from '#domain/session/session.ts';
import { withTokens } from '#domain/session/tokens.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { profileId } from '#tests/arbitraries/profileId.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const ada = unsafeNominal<'ProfileId'>('ada');
const someType = fc.constantFrom<ChosenAccountType>('Personal', 'Business');
const typeAfter = (before: Session, accountType: ChosenAccountType | null): AccountType | null =>
  withTokens({
    accessToken: unsafeNominal<'AccessToken'>('token'),
    authCode: null,
    claims: { profileId: ada, email: null, accountType, twoFactor: 'NotRequired', linkedAccounts: [] },
  })(before).person.accountType;

describe('the account type of the profile, after tokens', () => {
  itAlways('is theirs if they name one', [session, someType], (before, named) => {
    expect(typeAfter(before, named)).toBe(named);
  });

  itAlways(
    'stays if they name none, unless they belong to another profile',
    [session, fc.option(profileId)],
    (before, other) => {
      const { accountType: profileAccountType } = before.person;
      expect(typeAfter(withParts(before, { person: { profileId: ada } }), null)).toBe(profileAccountType);
      expect(typeAfter(withParts(before, { person: { profileId: other } }), null)).toBe(
        other === null ? profileAccountType : null,
      );
    },
  );
});
