import type { AccessToken, AuthCode, ProfileId, TokenClaims, Tokens } from '#domain/identity/accessToken.ts';
import { type Email, emailOf, isSameEmail, typedSpelling } from '#domain/identity/email.ts';
import { type ConfirmedPerson, type NamedPerson, namesConfirmed } from '#domain/identity/person.ts';
import type { AccountType } from '#domain/platform/accountType.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { requirementRead } from '#domain/two-factor/twoFactorChanges.ts';
import { type Change, type IdpSession, type NewAccount, type Session, withFields } from './session.ts';

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

/**
 * Confirms the person of the tokens with the linked account that was pressed. Where the page did not list it, nobody is confirmed. The codes
 * of before are for another account.
 */
export const withPressedAccount =
  (account: ProfileId): Change =>
  (session) => {
    const { linkedAccounts, signedInAs } = session.person;
    const isListed = linkedAccounts.some(({ profileId }) => profileId === account);
    const pressed = isListed && signedInAs !== null ? { ...signedInAs, profileId: account } : null;
    return withConfirmed(withFields('person', { authCode: null, signInCode: null })(session), pressed);
  };

/** Stores the result of a provider's sign-in. Confirms the person of the session only if the result proves that the session is theirs. */
export const withProviderResult =
  (idpSession: IdpSession): Change =>
  (session) =>
    withConfirmed(withFields('progress', { idpSession })(session), idpSession === 'Live' ? knownPerson(session) : null);

/** Whether the tokens of the session name the person whom an act in this document confirmed. */
export const isConfirmed = ({ person }: Pick<Session, 'person'>): boolean =>
  namesConfirmed(person.confirmed, person.signedInAs);

/** Clears the access token, and keeps the code of the sign-in for another try. */
export const withoutAccess: Change = (session) =>
  withFields('person', { accessToken: null, authCode: session.person.signInCode })(session);

/** Clears the access token and the auth codes. */
export const withoutTokens: Change = withFields('person', { accessToken: null, authCode: null, signInCode: null });

/** Stores the tokens of the session, the person and the accounts that they name, and whether they require a second factor. */
export const withTokens =
  (tokens: Tokens): Change =>
  (before) => {
    const { claims } = tokens;
    // Because: an auth code that another person got must not go to the partner in this person's name.
    const session = namesConfirmed(before.person.confirmed, claims) ? before : withoutTokens(before);
    return {
      ...session,
      typed: { ...session.typed, email: emailAfterTokens(session.typed.email, claims.email) },
      person: personAfterTokens(session, tokens),
      progress: { ...session.progress, newAccount: newAccountAfterTokens(session, claims) },
      twoFactor: requirementRead(claims)(session.twoFactor),
    };
  };

// Because: an email that was typed must not be shown or sent as that of another person whom the tokens name.
const emailAfterTokens = (email: Email | null, named: string | null): Email | null =>
  email === null || named === null || isSameEmail(email, named) ? email : emailOf(named);

const personAfterTokens = (session: Session, { accessToken, claims, authCode }: Tokens): Session['person'] => {
  const { profileId, email, linkedAccounts } = claims;
  const { person } = session;
  return {
    ...person,
    accessToken,
    signedInAs: { profileId, email },
    authCode: authCodeAfterTokens(session, authCode),
    profileId,
    // Because: tokens of another account are of a session in which nobody has chosen this one.
    chosenProfileId: person.chosenProfileId === profileId ? profileId : null,
    accountType: accountTypeAfterTokens(person, claims),
    linkedAccounts,
  };
};

/** The auth code to return to the partner. */
const authCodeAfterTokens = ({ oAuth, person }: Session, newest: AuthCode | null): AuthCode | null => {
  // Because: only the code of the sign-in, or of the choice after it, is bound to the partner's challenge.
  if (oAuth.codeChallenge !== null && person.signInCode !== null) return person.signInCode;
  return newest ?? person.authCode;
};

// Because: where the tokens name no type, the known one may be of another account.
const accountTypeAfterTokens = (known: Session['person'], named: TokenClaims): AccountType | null => {
  const isSameAccount = known.profileId === null || known.profileId === named.profileId;
  return named.accountType ?? (isSameAccount ? known.accountType : null);
};

/** Notes that this document confirmed a new account. */
export const withNewAccount: Change = withFields('progress', { newAccount: 'ConfirmedHere' });

// Because: where the tokens name another person, the new account is not theirs.
const newAccountAfterTokens = (
  { progress: { newAccount }, typed: { email }, person: { profileId } }: Session,
  named: Pick<TokenClaims, 'email' | 'profileId'>,
): NewAccount => {
  const isSameProfile = profileId === null || profileId === named.profileId;
  const isSamePerson = email === null || named.email === null ? isSameProfile : isSameEmail(email, named.email);
  return isSamePerson ? newAccount : 'None';
};

/** The new account of a visit that was stored before a reload. */
export const newAccountAfterReload = (stored: NewAccount): NewAccount =>
  stored === 'None' ? 'None' : 'ConfirmedBefore';

type MarketingChoice = { readonly profileId: ProfileId; readonly accessToken: AccessToken };

/**
 * The marketing choice to save now. There is one once the owner of a new account has consented, the tokens and the profile id are known,
 * and no second factor is required any more. Null before, and for anybody else.
 */
export const marketingChoiceToSave = ({ progress, typed, person, twoFactor }: Session): MarketingChoice | null => {
  const { profileId, accessToken } = person;
  const isDue = progress.newAccount !== 'None' && typed.marketing && twoFactor.requirement === 'None';
  return isDue && profileId !== null && accessToken !== null ? { profileId, accessToken } : null;
};

/** The known email as it was typed: a domain beyond ASCII in its own letters. Null without one. */
export const shownEmail = ({ typed: { email, typedEmail } }: Pick<Session, 'typed'>): string | null =>
  email === null ? null : (typedSpelling(typedEmail, email) ?? email);
