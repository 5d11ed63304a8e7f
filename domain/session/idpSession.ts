import { mayBeSameEmail } from '#domain/identity/email.ts';
import { type Change, type CookieMark, type IdpSession, type Session, withFields } from './session.ts';
import { isNewSession, withCookie } from './endings.ts';

/** The identity provider's answer. `accountExists` says whether the email has an account with a password here. */
type ProviderAnswer = {
  readonly authenticated: boolean;
  readonly email: string | null;
  readonly accountExists: boolean;
};

/**
 * Whether the return of a provider can prove who the person is. Only in the tab that asked, because anybody can open the address of the
 * return. Where the partner wants a new sign-in, the cookie must show that one was made since this tab left; `now` is its mark.
 */
export const isOwnReturn = ({ progress, oAuth, person }: Session, now: CookieMark | null): boolean =>
  progress.idpSession === 'Attempted' && (!oAuth.promptsLogin || isNewSession(person.cookie, now));

/**
 * The result of a provider's sign-in. `holder` is the person of the browser's live session; null without one. The session continues only
 * after a return that can prove it (`isOwnReturn`), and if both name the same email.
 */
export const idpSessionOf = (
  isOwn: boolean,
  { authenticated, email, accountExists }: ProviderAnswer,
  holder: Pick<ProviderAnswer, 'email'> | null,
): IdpSession => {
  if (!authenticated) return 'Failed';
  // Because: the browser may still hold another person's session, which the provider did not open.
  if (holder !== null) return isOwn && mayBeSameEmail(holder.email, email) ? 'Live' : 'Unproven';
  return accountExists ? 'AccountExists' : 'NoAccount';
};

/** Notes that this tab sends the person to an identity provider, and the cookie that it leaves with. Its return needs the session. */
export const providerAsked =
  (cookie: CookieMark): Change =>
  (session) =>
    withFields('progress', { idpSession: 'Attempted' })(withCookie(cookie)(session));

/** Ends the request to an identity provider when the page is shown again. The return of the provider would have loaded a new page. */
export const providerLeft: Change = (session) =>
  session.progress.idpSession === 'Attempted' ? withFields('progress', { idpSession: 'None' })(session) : session;

/** Notes that the service has a live session, unless the state of a provider's sign-in is known already. */
export const liveSessionFound: Change = (session) =>
  session.progress.idpSession === 'None' ? withFields('progress', { idpSession: 'Live' })(session) : session;
