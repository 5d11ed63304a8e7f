import type { AuthCode, ProfileId } from '#domain/identity/accessToken.ts';
import { namesConfirmed, type ConfirmedPerson, type NamedPerson } from '#domain/identity/confirmedPerson.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { withoutTokens } from './grantChanges.ts';
import type { Change, IdpSession, Session } from './session.ts';

const confirm = (person: NamedPerson): ConfirmedPerson => unsafeNominal<'ConfirmedPerson', NamedPerson>(person);

/** A grant of the service: an auth code, and the profile it belongs to. */
type Granted = { readonly authCode: AuthCode; readonly profileId: ProfileId | null };

/** Confirms the person whose password or code the service has just accepted, and stores the grant of that call. */
export const withGrant =
  ({ authCode, profileId }: Granted): Change =>
  (session) => ({
    ...session,
    authCode,
    signInCode: authCode,
    profileId: profileId ?? session.profileId,
    confirmed: confirm({ profileId, email: session.email }),
  });

/** Confirms the person of the session, whose code the service has just accepted without a grant. */
export const withAcceptedCode: Change = (session) => ({
  ...session,
  confirmed: confirm({ profileId: session.profileId, email: session.email }),
});

/**
 * Confirms the person whom /continue named, after a press on "Continue"; nobody where it named nobody. Tokens and codes stay only where
 * that person was confirmed before.
 */
export const withContinuedPerson: Change = (session) => ({
  ...(isConfirmed(session) ? session : withoutTokens(session)),
  confirmed: session.signedInAs === null ? null : confirm(session.signedInAs),
});

/** Confirms the linked account that was pressed; nobody where the page did not list it. */
export const withPressedAccount =
  (account: ProfileId): Change =>
  (session) => ({
    ...session,
    confirmed: session.linkedAccounts.some(({ profileId }) => profileId === account)
      ? confirm({ profileId: account, email: null })
      : null,
  });

/** Stores the result of a provider's sign-in, and confirms the person of the session that it opened for this tab. */
export const withProviderResult =
  (idpSession: IdpSession): Change =>
  (session) => ({
    ...session,
    idpSession,
    confirmed: idpSession === 'Live' ? confirm({ profileId: session.profileId, email: session.email }) : null,
  });

/** Whether the tokens of the session name the person whom an act in this document confirmed. */
export const isConfirmed = ({ confirmed, signedInAs }: Pick<Session, 'confirmed' | 'signedInAs'>): boolean =>
  namesConfirmed(confirmed, signedInAs);
