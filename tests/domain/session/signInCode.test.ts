import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { AuthCode } from '#domain/identity/accessToken.ts';
import { withChosenAccount } from '#domain/session/changes.ts';
import {
  withContinuedPerson,
  withGrant,
  withoutAccess,
  withPressedAccount,
  withTokens,
} from '#domain/session/person.ts';
import { newSession } from '#domain/session/newSession.ts';
import type { Change, Session } from '#domain/session/session.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { linkedAccount } from '#tests/arbitraries/person.ts';
import { partnerRequest } from '#tests/arbitraries/session.ts';
import { withParts } from '#tests/arbitraries/withParts.ts';
import { itAlways } from '#tests/arbitraries/itAlways.ts';

const anyCode = fc.uuid().map((text) => unsafeNominal<'AuthCode'>(text));
const ofPerson = unsafeNominal<'ProfileId'>('p1');
const codesOfTokens = fc.array(fc.option(anyCode), { maxLength: 5 });

const claims = {
  profileId: ofPerson,
  email: null,
  accountType: null,
  twoFactor: 'NotRequired',
  linkedAccounts: [],
} as const;
const withTokensOf = (authCode: AuthCode | null): Change =>
  withTokens({ accessToken: unsafeNominal<'AccessToken'>('token'), claims, authCode });

const afterAll = (before: Session, codes: ReadonlyArray<AuthCode | null>): Session =>
  codes.reduce((known, code) => withTokensOf(code)(known), before);

describe('the code that is returned to the partner', () => {
  const signedInWith = (oAuth: Session['oAuth'], authCode: AuthCode): Session =>
    withGrant({ authCode, profileId: ofPerson })({ ...newSession, oAuth });

  itAlways(
    'is that of the sign-in, or the newest',
    [partnerRequest, anyCode, codesOfTokens],
    (oAuth, ofSignIn, codes) => {
      const newest = codes.findLast((code) => code !== null) ?? ofSignIn;
      const expected = oAuth.codeChallenge === null ? newest : ofSignIn;
      expect(afterAll(signedInWith(oAuth, ofSignIn), codes).person.authCode).toBe(expected);
    },
  );

  const [visits, twoCodes] = [fc.tuple(partnerRequest, linkedAccount), fc.tuple(anyCode, anyCode)];
  itAlways(
    'is that of the chosen account',
    [visits, twoCodes, codesOfTokens],
    ([oAuth, linked], [ofSignIn, ofChoice], codes) => {
      const signedIn = signedInWith(oAuth, ofSignIn);
      const person = {
        linkedAccounts: [{ ...linked, profileId: ofPerson }],
        signedInAs: { profileId: ofPerson, email: null },
      };
      const pressed = withTokensOf(ofChoice)(withPressedAccount(ofPerson)(withParts(signedIn, { person })));
      const chosen = afterAll(withChosenAccount(ofPerson)(pressed), oAuth.codeChallenge === null ? [] : codes);
      expect(chosen.person.authCode).toBe(ofChoice);
    },
  );

  itAlways('is none while a choice is not answered', [partnerRequest, anyCode], (oAuth, ofSignIn) => {
    expect(withoutAccess(withPressedAccount(ofPerson)(signedInWith(oAuth, ofSignIn))).person.authCode).toBeNull();
  });

  itAlways('is that of the sign-in again while its tokens cannot be asked for', [twoCodes], ([ofSignIn, ofTokens]) => {
    const signedIn = withTokensOf(ofTokens)(signedInWith(newSession.oAuth, ofSignIn));
    expect(withoutAccess(signedIn).person).toMatchObject({ accessToken: null, authCode: ofSignIn });
  });

  itAlways('is that of the last tokens of a continued session', [partnerRequest, codesOfTokens], (oAuth, codes) => {
    expect(afterAll({ ...newSession, oAuth }, codes).person.authCode).toBe(codes.at(-1) ?? null);
  });

  const maybe = fc.option(anyCode);
  itAlways('is none of another person', [partnerRequest, maybe, anyCode], (oAuth, ofTokens, ofAnother) => {
    const another = withGrant({ authCode: ofAnother, profileId: unsafeNominal<'ProfileId'>('p2') });
    const signedIn = another({ ...newSession, oAuth });
    const afterTokens = withTokensOf(ofTokens)(signedIn);
    expect(afterTokens).toMatchObject({ person: { authCode: ofTokens, signInCode: null } });
    const signedInAs = { profileId: ofPerson, email: 'ada@example.test' };
    const named = withParts(signedIn, { person: { signedInAs } });
    expect(withContinuedPerson(named)).toMatchObject({ person: { authCode: null, signInCode: null } });
  });
});
