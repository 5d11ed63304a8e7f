import type { AccessToken, AuthCode, TokenClaims } from '#domain/identity/accessToken.ts';
import { namesConfirmed } from '#domain/identity/confirmedPerson.ts';
import { type Email, emailOf } from '#domain/identity/email.ts';
import { isSameEmail } from '#domain/identity/emailComparison.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import { requirementRead } from '#domain/two-factor/codeChanges.ts';
import { newAccountBeside } from './newAccount.ts';
import { type Change, type Session, withFields } from './session.ts';

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
    const session = namesConfirmed(before.person.confirmed, claims) ? before : withoutTokens(before);
    return {
      ...session,
      typed: { ...session.typed, email: emailBeside(session.typed.email, email) },
      person: {
        ...session.person,
        accessToken,
        signedInAs: { profileId, email },
        authCode: codeToReturn(session, authCode),
        profileId,
        // Because: tokens of another account than the chosen one are of a session in which nobody has chosen it.
        chosenProfileId: session.person.chosenProfileId === profileId ? profileId : null,
        accountType: accountTypeBeside(session.person, claims),
        linkedAccounts,
      },
      progress: { ...session.progress, newAccount: newAccountBeside(session, claims) },
      twoFactor: requirementRead(claims)(session.twoFactor),
    };
  };

/** Clears the access token and the auth code. */
export const withoutTokens: Change = withFields('person', { accessToken: null, authCode: null, signInCode: null });

// Because: a code of the tokens has no challenge. Without a challenge the newest code is the best one.
const codeToReturn = ({ oAuth, person }: Session, ofTokens: AuthCode | null): AuthCode | null =>
  (oAuth.codeChallenge === null ? null : person.signInCode) ?? ofTokens ?? person.authCode;

// Because: what was typed must not be shown or sent as the email of the person whom the tokens name.
const emailBeside = (email: Email | null, named: string | null): Email | null =>
  email === null || named === null || isSameEmail(email, named) ? email : emailOf(named);

// Because: tokens that name another account than before, but no type, say nothing about the type of that one.
const accountTypeBeside = ({ profileId, accountType }: Session['person'], named: TokenClaims): AccountType | null =>
  named.accountType ?? (profileId === null || profileId === named.profileId ? accountType : null);
