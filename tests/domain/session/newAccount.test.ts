import { describe, expect, it } from 'vitest';
import type { TokenClaims } from '#domain/identity/accessToken.ts';
import { withMarketingChoice } from '#domain/session/changes.ts';
import { marketingChoiceToSave, withNewAccount } from '#domain/session/newAccount.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { withTokens } from '#domain/session/tokens.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

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
  const confirmed = withParts(withNewAccount(newSession), {
    typed: { email },
    person: { profileId: claims.profileId },
  });

  it('stays new after its own tokens', () => {
    expect(afterTokens(confirmed).progress.newAccount).toBe('ConfirmedHere');
    expect(afterTokens(confirmed, { email: null }).progress.newAccount).toBe('ConfirmedHere');
    expect(
      afterTokens(withParts(confirmed, { person: { profileId: null } }), { email: null }).progress.newAccount,
    ).toBe('ConfirmedHere');
    expect(afterTokens(withParts(confirmed, { typed: { email: null } })).progress.newAccount).toBe('ConfirmedHere');
  });

  it('is not new any more after the tokens of another person', () => {
    expect(afterTokens(confirmed, { email: 'bob@example.test' }).progress.newAccount).toBe('None');
    const other = { email: null, profileId: unsafeNominal<'ProfileId'>('p2') };
    expect(afterTokens(confirmed, other).progress.newAccount).toBe('None');
  });

  it('comes from a confirmation only', () => {
    expect(afterTokens({ typed: { ...newSession.typed, email } }).progress.newAccount).toBe('None');
  });
});

describe('withMarketingChoice(false)', () => {
  itAlways('forgets the choice, and nothing else', [session], (any) => {
    expect(withMarketingChoice(false)(any)).toEqual(withParts(any, { typed: { marketing: false } }));
  });
});

describe('marketingChoiceToSave', () => {
  itAlways(
    'is due for a new account that consented, with profile id and token, once no second factor is required',
    [session],
    (any) => {
      const isDue =
        any.progress.newAccount !== 'None' &&
        any.typed.marketing &&
        any.person.profileId !== null &&
        any.person.accessToken !== null &&
        any.twoFactor.requirement === 'None';
      const due = { profileId: any.person.profileId, accessToken: any.person.accessToken };
      expect(marketingChoiceToSave(any)).toEqual(isDue ? due : null);
      expect(marketingChoiceToSave(withMarketingChoice(false)(any))).toBeNull();
    },
  );
});
