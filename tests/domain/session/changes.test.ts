import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuthCode } from '#domain/identity/accessToken.ts';
import { withTokens } from '#domain/session/changes.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { session } from '#tests/arbitraries/session.ts';

const authCode = fc.option(fc.string().map((text) => unsafeNominal<'AuthCode'>(text)));

const codes = fc.record({ ofSignIn: authCode, ofTokens: authCode });

const tokensWith = (code: AuthCode | null) => ({
  accessToken: unsafeNominal<'AccessToken'>('token'),
  claims: {
    profileId: unsafeNominal<'ProfileId'>('p1'),
    email: null,
    accountType: null,
    twoFactor: 'NotRequired' as const,
    linkedAccounts: [],
  },
  authCode: code,
});

describe('withTokens', () => {
  it('keeps the code of a sign-in with a challenge: the code of the tokens is bound to none', () => {
    fc.assert(
      fc.property(session, fc.string(), codes, (before, codeChallenge, { ofSignIn, ofTokens }) => {
        const challenged = { ...before, oAuth: { ...before.oAuth, codeChallenge }, authCode: ofSignIn };
        expect(withTokens(tokensWith(ofTokens))(challenged).authCode).toBe(ofSignIn ?? ofTokens);
      }),
    );
  });

  it('takes the newest code where there is no challenge', () => {
    fc.assert(
      fc.property(session, codes, (before, { ofSignIn, ofTokens }) => {
        const plain = { ...before, oAuth: { ...before.oAuth, codeChallenge: null }, authCode: ofSignIn };
        expect(withTokens(tokensWith(ofTokens))(plain).authCode).toBe(ofTokens ?? ofSignIn);
      }),
    );
  });
});
