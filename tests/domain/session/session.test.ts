import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noOAuth } from '#domain/redirect/oAuth.ts';
import { codeChannelOf } from '#domain/session/codeState.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { CodePurpose } from '#domain/session/session.ts';
import { noTwoFactor } from '#domain/two-factor/twoFactor.ts';
import { session } from '#tests/arbitraries/session.ts';

describe('newSession', () => {
  it('knows nothing of a person, of a partner or of an earlier flow', () => {
    const { userLocale, oAuth, twoFactor, person, progress, visit, typed, secrets, codes, ...others } = newSession;
    expect({ userLocale, oAuth, twoFactor }).toEqual({
      userLocale: 'en-GB',
      oAuth: { ...noOAuth, promptsLogin: false },
      twoFactor: noTwoFactor,
    });
    const { linkedAccounts, ...named } = person;
    const { idpSession, passwordChange, newAccount, ...begun } = progress;
    expect([linkedAccounts, idpSession, passwordChange, newAccount]).toEqual([[], 'None', 'None', 'None']);
    const values = [named, begun, visit, typed, secrets, codes, others].flatMap((group) => Object.values(group));
    expect(values.filter((value) => value !== null && value !== false && value !== 0)).toEqual([]);
  });
});

describe('codeChannelOf', () => {
  it('is the channel of two-factor for its code, and email for every other code', () => {
    const others: readonly CodePurpose[] = ['SignUp', 'PasswordReset', 'EmailChange', 'PasswordChange'];
    fc.assert(
      fc.property(session, fc.constantFrom(...others), (any, purpose) => {
        expect(codeChannelOf('TwoFactor', any)).toBe(any.twoFactor.channel ?? 'email');
        expect(codeChannelOf(purpose, any)).toBe('email');
      }),
    );
  });
});
