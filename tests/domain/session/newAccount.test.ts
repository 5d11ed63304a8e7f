import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TokenClaims } from '#domain/identity/accessToken.ts';
import { withTokens } from '#domain/session/grantChanges.ts';
import { marketingChoiceToSave, withNewAccount, withoutMarketingChoice } from '#domain/session/newAccount.ts';
import { newSession, type Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { session } from '#tests/arbitraries/session.ts';

const accessToken = unsafeNominal<'AccessToken'>('token');
const email = unsafeNominal<'Email'>('ada@example.test');
const claims: TokenClaims = {
  profileId: unsafeNominal<'ProfileId'>('p1'),
  email,
  accountType: 'Personal',
  twoFactor: 'NotRequired',
  linkedAccounts: [],
};
const afterTokens = (before: Partial<Session>, named: Partial<TokenClaims> = {}): Session =>
  withTokens({ accessToken, authCode: null, claims: { ...claims, ...named } })({ ...newSession, ...before });

describe('a new account', () => {
  const confirmed = { ...withNewAccount(newSession), email, profileId: claims.profileId };

  it('stays new after its own tokens', () => {
    expect(afterTokens(confirmed).isNewAccount).toBe(true);
    expect(afterTokens(confirmed, { email: null }).isNewAccount).toBe(true);
    expect(afterTokens({ ...confirmed, profileId: null }, { email: null }).isNewAccount).toBe(true);
    expect(afterTokens({ ...confirmed, email: null }).isNewAccount).toBe(true);
  });

  it('is not new any more after the tokens of another person', () => {
    expect(afterTokens(confirmed, { email: 'bob@example.test' }).isNewAccount).toBe(false);
    const other = { email: null, profileId: unsafeNominal<'ProfileId'>('p2') };
    expect(afterTokens(confirmed, other).isNewAccount).toBe(false);
  });

  it('comes from a confirmation only', () => {
    expect(afterTokens({ email }).isNewAccount).toBe(false);
  });
});

describe('withoutMarketingChoice', () => {
  it('forgets the choice, and nothing else', () => {
    fc.assert(
      fc.property(session, (any) => {
        expect(withoutMarketingChoice(any)).toEqual({ ...any, hasConsentedToMarketing: false });
      }),
    );
  });
});

describe('marketingChoiceToSave', () => {
  it('is due for a new account that consented, with profile id and token, once no second factor is required', () => {
    fc.assert(
      fc.property(session, (any) => {
        const isDue =
          any.isNewAccount &&
          any.hasConsentedToMarketing &&
          any.profileId !== null &&
          any.accessToken !== null &&
          !any.twoFactor.required;
        const due = { profileId: any.profileId, accessToken: any.accessToken };
        expect(marketingChoiceToSave(any)).toEqual(isDue ? due : null);
        expect(marketingChoiceToSave(withoutMarketingChoice(any))).toBeNull();
      }),
    );
  });
});
