import type { ProfileId } from '#domain/identity/accessToken.ts';
import type { NamedPerson } from '#domain/identity/confirmedPerson.ts';
import type { IdentityFault } from '#domain/identity/identityFault.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { AccountType, ChosenAccountType } from '#domain/platform/accountType.ts';
import { requiredInSession, type TwoFactorChange } from '#domain/two-factor/phoneChanges.ts';
import { type Change, type PasswordChange, type RefusedSend, withFields } from './session.ts';

/** Stores the language of the page. */
export const withLocale =
  (userLocale: Locale): Change =>
  (session) => ({ ...session, userLocale });

/** Stores the languages that the partner asked for, separated by spaces; null for none. */
export const withUiLocales = (uiLocales: string | null): Change => withFields('visit', { uiLocales });

/** Clears the password. */
export const withoutPassword: Change = (session) =>
  session.secrets.password === null ? session : withFields('secrets', { password: null })(session);

/** Stores the account type of the form. */
export const withAccountType = (accountType: ChosenAccountType): Change => withFields('typed', { accountType });

/** Stores whether the person wants news by email. */
export const withMarketingChoice = (marketing: boolean): Change => withFields('typed', { marketing });

/** Stores the fault that led back to sign-in, whose form shows it; null for none. */
export const withEntryFault = (entryFault: IdentityFault | null): Change => withFields('progress', { entryFault });

/** Applies a change to the two-factor state only. */
export const inTwoFactor =
  (change: TwoFactorChange): Change =>
  (session) => ({ ...session, twoFactor: change(session.twoFactor) });

/** Stores as the chosen account the one that tokens were asked for, if the tokens are of that account. Otherwise none is chosen. */
export const withChosenAccount =
  (asked: ProfileId | null): Change =>
  (session) =>
    withFields('person', { chosenProfileId: session.person.profileId === asked ? asked : null })(session);

/** Stores the account type that the profile names. Keeps the known one where it names none. */
export const withProfileAccountType =
  (named: AccountType | null): Change =>
  (session) =>
    withFields('person', { accountType: named ?? session.person.accountType })(session);

/** Stores the person who is signed in. An email that is known of the same profile stays: the tokens have named it. */
export const withSignedInAs =
  (named: NamedPerson): Change =>
  (session) => {
    const { signedInAs: before } = session.person;
    const isSame = named.profileId !== null && before?.profileId === named.profileId;
    return withFields('person', { signedInAs: { ...named, email: (isSame ? before.email : null) ?? named.email } })(
      session,
    );
  };

/** Stores whether a password change needs a sign-in or continues after one. */
export const withPasswordChange = (passwordChange: PasswordChange): Change =>
  withFields('progress', { passwordChange });

/** Remembers the platform for "Continue as". */
export const continuing: Change = (session) =>
  withFields('visit', { continueAsPlatform: session.visit.platform })(session);

/** Restores the platform that "Continue as" remembered. */
export const continued: Change = (session) => {
  const { platform, continueAsPlatform } = session.visit;
  return withFields('visit', { platform: continueAsPlatform ?? platform, continueAsPlatform: null })(session);
};

/** Requires a second factor in a live session. Its code is verified in that session. */
export const requireTwoFactorOfSession: Change = inTwoFactor(requiredInSession);

/** As `requireTwoFactorOfSession`, after a refused request to send a code. The screen of that code follows two-factor. */
export const requireTwoFactorToSend =
  (refusedSend: RefusedSend): Change =>
  (session) =>
    withFields('progress', { refusedSend })(requireTwoFactorOfSession(session));

/** As `requireTwoFactorOfSession`, after a refused password change. The change follows two-factor. */
export const requireTwoFactorForPasswordChange: Change = (session) =>
  withPasswordChange('NeedsSignIn')(requireTwoFactorOfSession(session));

/** Forgets the code whose send was refused, so that its screen no longer follows two-factor. */
export const withoutRefusedSend: Change = withFields('progress', { refusedSend: null });
