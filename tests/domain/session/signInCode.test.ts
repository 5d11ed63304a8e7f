import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { AuthCode } from '#domain/identity/accessToken.ts';
import { withContinuedPerson, withGrant } from '#domain/session/confirmations.ts';
import { signedOut } from '#domain/session/endings.ts';
import { redirectedToClient } from '#domain/session/leaving.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Session } from '#domain/session/session.ts';
import { withoutTokens, withTokens } from '#domain/session/tokens.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { partnerRequest, session } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const authCode = fc.uuid().map((text) => unsafeNominal<'AuthCode'>(text));
const ofPerson = unsafeNominal<'ProfileId'>('p1');
const codesOfTokens = fc.array(fc.option(authCode), { maxLength: 5 });

const tokensWith = (code: AuthCode | null) => ({
  accessToken: unsafeNominal<'AccessToken'>('token'),
  claims: {
    profileId: ofPerson,
    email: null,
    accountType: null,
    twoFactor: 'NotRequired' as const,
    linkedAccounts: [],
  },
  authCode: code,
});

const afterAll = (before: Session, codes: ReadonlyArray<AuthCode | null>): Session =>
  codes.reduce((known, code) => withTokens(tokensWith(code))(known), before);

const newest = (codes: ReadonlyArray<AuthCode | null>): AuthCode | null =>
  codes.findLast((code) => code !== null) ?? null;

describe('the code that is returned to the partner', () => {
  itAlways(
    'is the one of the own sign-in where there is a challenge, however often tokens are fetched',
    [fc.string(), authCode, codesOfTokens],
    (codeChallenge, ofSignIn, codes) => {
      const oAuth = { ...newSession.oAuth, codeChallenge, codeChallengeMethod: 'S256' as const };
      const signedIn = withGrant({ authCode: ofSignIn, profileId: ofPerson })({ ...newSession, oAuth });
      expect(afterAll(signedIn, codes).person.authCode).toBe(ofSignIn);
    },
  );

  itAlways('is the newest one where there is no challenge', [authCode, codesOfTokens], (ofSignIn, codes) => {
    const signedIn = withGrant({ authCode: ofSignIn, profileId: ofPerson })(newSession);
    expect(afterAll(signedIn, codes).person.authCode).toBe(newest(codes) ?? ofSignIn);
  });

  itAlways(
    'is the one of the last tokens of a continued session, with a challenge or without',
    [partnerRequest, codesOfTokens],
    (oAuth, codes) => {
      expect(afterAll({ ...newSession, oAuth }, codes).person.authCode).toBe(codes.at(-1) ?? null);
    },
  );

  itAlways(
    'is none that was given to another person than the one whom the tokens or the page name',
    [partnerRequest, fc.option(authCode), authCode],
    (oAuth, ofTokens, ofAnother) => {
      const another = withGrant({ authCode: ofAnother, profileId: unsafeNominal<'ProfileId'>('p2') });
      const signedIn = another({ ...newSession, oAuth });
      expect(withTokens(tokensWith(ofTokens))(signedIn)).toMatchObject({
        person: { authCode: ofTokens, signInCode: null },
      });
      const named: Session = withParts(signedIn, {
        person: { signedInAs: { profileId: ofPerson, email: 'ada@example.test' } },
      });
      expect(withContinuedPerson(named)).toMatchObject({ person: { authCode: null, signInCode: null } });
    },
  );

  itAlways(
    'is gone with the tokens, after the redirect and after a sign-out',
    [session, fc.constantFrom(withoutTokens, redirectedToClient, signedOut)],
    (before, change) => {
      expect(change(before)).toMatchObject({ person: { authCode: null, signInCode: null } });
    },
  );
});
