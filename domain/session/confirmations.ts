import type { AccessToken, AuthCode, ProfileId, TokenClaims } from '#domain/identity/accessToken.ts';
import { type ConfirmedPerson, type NamedPerson, namesConfirmed } from '#domain/identity/confirmedPerson.ts';
import { type Email, emailOf } from '#domain/identity/email.ts';
import { isSameEmail } from '#domain/identity/emailComparison.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { requirementRead } from '#domain/two-factor/codeChanges.ts';
import { newAccountBeside } from './newAccount.ts';
import { type Change, type IdpSession, type Session, withFields } from './session.ts';

const confirm = (person: NamedPerson): ConfirmedPerson => unsafeNominal<'ConfirmedPerson', NamedPerson>(person);

/** Confirms the person whose password or code the service has just accepted, and stores the grant of that call. */
export const withGrant =
  ({ authCode, profileId }: { readonly authCode: AuthCode; readonly profileId: ProfileId | null }): Change =>
  (session) =>
    withFields('person', {
      authCode,
      signInCode: authCode,
      profileId: profileId ?? session.person.profileId,
      confirmed: confirm({ profileId, email: session.typed.email }),
    })(session);

const withConfirmed = (session: Session, person: NamedPerson | null): Session =>
  withFields('person', { confirmed: person === null ? null : confirm(person) })(session);

const knownPerson = ({ person: { profileId }, typed: { email } }: Session): NamedPerson => ({ profileId, email });

/** Confirms the person of the session, whose code the service has just accepted without a grant. */
export const withAcceptedCode: Change = (session) => withConfirmed(session, knownPerson(session));

/**
 * Confirms the person whom /continue named, after a press on "Continue"; nobody where it named nobody. Tokens and codes stay only where
 * that person was confirmed before.
 */
export const withContinuedPerson: Change = (session) =>
  withConfirmed(isConfirmed(session) ? session : withoutTokens(session), session.person.signedInAs);

/** Confirms the linked account that was pressed; nobody where the page did not list it. */
export const withPressedAccount =
  (account: ProfileId): Change =>
  (session) => {
    const isListed = session.person.linkedAccounts.some(({ profileId }) => profileId === account);
    return withConfirmed(session, isListed ? { profileId: account, email: null } : null);
  };

/** Stores the result of a provider's sign-in, and confirms the person of the session that it opened for this tab. */
export const withProviderResult =
  (idpSession: IdpSession): Change =>
  (session) =>
    withConfirmed(withFields('progress', { idpSession })(session), idpSession === 'Live' ? knownPerson(session) : null);

/** Whether the tokens of the session name the person whom an act in this document confirmed. */
export const isConfirmed = ({ person }: Pick<Session, 'person'>): boolean =>
  namesConfirmed(person.confirmed, person.signedInAs);

// Because: a code of the tokens has no challenge. Without a challenge the newest code is the best one.
const codeToReturn = ({ oAuth, person }: Session, ofTokens: AuthCode | null): AuthCode | null =>
  (oAuth.codeChallenge === null ? null : person.signInCode) ?? ofTokens ?? person.authCode;

// Because: what was typed must not be shown or sent as the email of the person whom the tokens name.
const emailBeside = (email: Email | null, named: string | null): Email | null =>
  email === null || named === null || isSameEmail(email, named) ? email : emailOf(named);

// Because: tokens that name another account than before, but no type, say nothing about the type of that one.
const accountTypeBeside = ({ profileId, accountType }: Session['person'], named: TokenClaims): AccountType | null =>
  named.accountType ?? (profileId === null || profileId === named.profileId ? accountType : null);

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
