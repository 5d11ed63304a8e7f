import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noOAuth } from '#domain/redirect/redirect.ts';
import { newSession, sentBy, type CodePurpose } from '#domain/session/session.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { session } from '#tests/arbitraries/session.ts';

describe('newSession', () => {
  it('knows nothing of a person, of a partner or of an earlier flow', () => {
    const { userLocale, oAuth, twoFactor, linkedAccounts, idpSession, passwordChange, signOuts, ...others } =
      newSession;
    expect({ userLocale, oAuth, twoFactor }).toEqual({ userLocale: 'en-GB', oAuth: noOAuth, twoFactor: noTwoFactor });
    expect({ linkedAccounts, idpSession, passwordChange, signOuts }).toEqual({
      linkedAccounts: [],
      idpSession: 'None',
      passwordChange: 'None',
      signOuts: 0,
    });
    expect(Object.values(others).filter((value) => value !== null && value !== false)).toEqual([]);
  });
});

describe('sentBy', () => {
  it('is the channel of two-factor for its code, and email for every other code', () => {
    const others: readonly CodePurpose[] = ['SignUp', 'PasswordReset', 'EmailChange', 'PasswordChange'];
    fc.assert(
      fc.property(session, fc.constantFrom(...others), (any, purpose) => {
        expect(sentBy('TwoFactor', any)).toBe(any.twoFactor.channel ?? 'email');
        expect(sentBy(purpose, any)).toBe('email');
      }),
    );
  });
});
