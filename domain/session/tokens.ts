import type { AccessToken, AuthCode, TokenClaims } from '#domain/identity/accessToken.ts';
import { namesConfirmed } from '#domain/identity/confirmedPerson.ts';
import { type Email, emailOf } from '#domain/identity/email.ts';
import { isSameEmail } from '#domain/identity/emailComparison.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import { requirementRead } from '#domain/two-factor/codeChanges.ts';
import { newAccountAfterTokens } from './newAccount.ts';
import { type Change, type Session, withFields } from './session.ts';

type Tokens = {
  readonly accessToken: AccessToken;
  readonly claims: TokenClaims;
  readonly authCode: AuthCode | null;
};

/** Stores the tokens of the session, the person and the accounts that they name, and whether they require a second factor. */
export const withTokens =
  ({ accessToken, claims, authCode }: Tokens): Change =>
  (before) => {
    const { profileId, email, linkedAccounts } = claims;
    // Because: an auth code that another person got must not go to the partner in this person's name.
    const session = namesConfirmed(before.person.confirmed, claims) ? before : withoutTokens(before);
    return {
      ...session,
      typed: { ...session.typed, email: emailAfterTokens(session.typed.email, email) },
      person: {
        ...session.person,
        accessToken,
        signedInAs: { profileId, email },
        authCode: codeToReturn(session, authCode),
        profileId,
        // Because: tokens of another account are of a session in which nobody has chosen this one.
        chosenProfileId: session.person.chosenProfileId === profileId ? profileId : null,
        accountType: accountTypeAfterTokens(session.person, claims),
        linkedAccounts,
      },
      progress: { ...session.progress, newAccount: newAccountAfterTokens(session, claims) },
      twoFactor: requirementRead(claims)(session.twoFactor),
    };
  };

/** Clears the access token and the auth codes. */
export const withoutTokens: Change = withFields('person', { accessToken: null, authCode: null, signInCode: null });

// Because: only the code of the sign-in is bound to the partner's challenge. Without a challenge, the newest code is the best one.
const codeToReturn = ({ oAuth, person }: Session, ofTokens: AuthCode | null): AuthCode | null =>
  (oAuth.codeChallenge === null ? null : person.signInCode) ?? ofTokens ?? person.authCode;

// Because: an email that was typed must not be shown or sent as that of another person whom the tokens name.
const emailAfterTokens = (email: Email | null, named: string | null): Email | null =>
  email === null || named === null || isSameEmail(email, named) ? email : emailOf(named);

// Because: where the tokens name no type, the known one may be of another account.
const accountTypeAfterTokens = (known: Session['person'], named: TokenClaims): AccountType | null => {
  const isSameAccount = known.profileId === null || known.profileId === named.profileId;
  return named.accountType ?? (isSameAccount ? known.accountType : null);
};
