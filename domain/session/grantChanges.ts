import type { GrantEvent } from '#domain/analytics/events.ts';
import type { AccessToken, AuthCode, TokenClaims } from '#domain/identity/accessToken.ts';
import { namesConfirmed } from '#domain/identity/confirmedPerson.ts';
import { type Email, emailOf, isSameEmail } from '#domain/identity/email.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import { requirementRead } from '#domain/two-factor/codeChanges.ts';
import { isStillNewAccount } from './newAccount.ts';
import type { Change, Session } from './session.ts';

// Because: a code of the tokens has no challenge. Without a challenge the newest code is the best one.
const codeToReturn = ({ oAuth, authCode, signInCode }: Session, ofTokens: AuthCode | null): AuthCode | null =>
  (oAuth.codeChallenge === null ? null : signInCode) ?? ofTokens ?? authCode;

// Because: what was typed must not be shown or sent as the email of the person whom the tokens name.
const emailBeside = (email: Email | null, named: string | null): Email | null =>
  email === null || named === null || isSameEmail(email, named) ? email : emailOf(named);

// Because: tokens that name another account than before, but no type, say nothing about the type of that one.
const accountTypeBeside = ({ profileId, profileAccountType }: Session, named: TokenClaims): AccountType | null =>
  named.accountType ?? (profileId === null || profileId === named.profileId ? profileAccountType : null);

type Tokens = {
  readonly accessToken: AccessToken;
  readonly claims: TokenClaims;
  readonly authCode: AuthCode | null;
};

/** Stores the tokens of the session, and whether they require a second factor. Their email replaces a different typed one. */
export const withTokens =
  ({ accessToken, claims, authCode }: Tokens): Change =>
  (before) => {
    const { profileId, email, linkedAccounts } = claims;
    // Because: a code of another person tells the partner that person, whoever the redirect is for.
    const session = namesConfirmed(before.confirmed, claims) ? before : withoutTokens(before);
    return {
      ...session,
      email: emailBeside(session.email, email),
      accessToken,
      signedInAs: { profileId, email },
      authCode: codeToReturn(session, authCode),
      profileId,
      // Because: tokens of another account than the chosen one are of a session in which nobody has chosen it.
      chosenProfileId: session.chosenProfileId === profileId ? profileId : null,
      isNewAccount: isStillNewAccount(session, claims),
      profileAccountType: accountTypeBeside(session, claims),
      linkedAccounts,
      // Because: with tokens there is a session, and the code is verified in that session.
      twoFactor: { ...requirementRead(claims)(session.twoFactor), useWebLogin: false },
    };
  };

/** Clears the access token and the auth code. */
export const withoutTokens: Change = (session) => ({
  ...session,
  accessToken: null,
  authCode: null,
  signInCode: null,
});

/** Stores the event of a grant that is not tracked yet; null once it is. */
export const withGrantEvent =
  (grantEvent: GrantEvent | null): Change =>
  (session) => ({ ...session, grantEvent });
