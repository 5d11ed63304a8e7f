import type { AuthCode, ProfileId } from '#domain/identity/accessToken.ts';
import { type ConfirmedPerson, type NamedPerson, namesConfirmed } from '#domain/identity/confirmedPerson.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { type Change, type IdpSession, type Session, withFields } from './session.ts';
import { withoutTokens } from './tokens.ts';

const confirm = (person: NamedPerson): ConfirmedPerson => unsafeNominal<'ConfirmedPerson', NamedPerson>(person);

/** Confirms the person whose password or code the service has just accepted, and stores the grant of that call. An account is chosen anew. */
export const withGrant =
  ({ authCode, profileId }: { readonly authCode: AuthCode; readonly profileId: ProfileId | null }): Change =>
  (session) =>
    withFields('person', {
      authCode,
      signInCode: authCode,
      profileId: profileId ?? session.person.profileId,
      chosenProfileId: null,
      confirmed: confirm({ profileId, email: session.typed.email }),
    })(session);

const withConfirmed = (session: Session, person: NamedPerson | null): Session =>
  withFields('person', { confirmed: person === null ? null : confirm(person) })(session);

const knownPerson = ({ person: { profileId }, typed: { email } }: Session): NamedPerson => ({ profileId, email });

/** Confirms the person of the session, whose code the service has just accepted without a grant. */
export const withAcceptedCode: Change = (session) => withConfirmed(session, knownPerson(session));

/**
 * Confirms the person whom /continue named, after a press on "Continue". Where it named nobody, nobody is confirmed. Tokens and codes
 * stay only if they are of a person who was confirmed before.
 */
export const withContinuedPerson: Change = (session) =>
  withConfirmed(isConfirmed(session) ? session : withoutTokens(session), session.person.signedInAs);

/** Confirms the person of the tokens with the linked account that was pressed. Where the page did not list it, nobody is confirmed. */
export const withPressedAccount =
  (account: ProfileId): Change =>
  (session) => {
    const { linkedAccounts, signedInAs } = session.person;
    const isListed = linkedAccounts.some(({ profileId }) => profileId === account);
    return withConfirmed(session, isListed && signedInAs !== null ? { ...signedInAs, profileId: account } : null);
  };

/** Stores the result of a provider's sign-in. Confirms the person of the session only if the result proves that the session is theirs. */
export const withProviderResult =
  (idpSession: IdpSession): Change =>
  (session) =>
    withConfirmed(withFields('progress', { idpSession })(session), idpSession === 'Live' ? knownPerson(session) : null);

/** Whether the tokens of the session name the person whom an act in this document confirmed. */
export const isConfirmed = ({ person }: Pick<Session, 'person'>): boolean =>
  namesConfirmed(person.confirmed, person.signedInAs);
