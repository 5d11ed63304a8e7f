import { mayBeSameEmail } from '#domain/identity/emailComparison.ts';
import { type Change, type IdpSession, withFields } from './session.ts';

/** The identity provider's answer. `accountExists` says whether the email has an account with a password here. */
type ProviderAnswer = {
  readonly authenticated: boolean;
  readonly email: string | null;
  readonly accountExists: boolean;
};

/**
 * The result of a provider's sign-in. `holder` is the person of the browser's live session; null without one. The session continues only
 * if this tab asked for the sign-in and both name the same email, because anybody can open the address of the return.
 */
export const idpSessionOf = (
  before: IdpSession,
  { authenticated, email, accountExists }: ProviderAnswer,
  holder: Pick<ProviderAnswer, 'email'> | null,
): IdpSession => {
  if (!authenticated) return 'Failed';
  // Because: the browser may still hold another person's session, which the provider did not open.
  if (holder !== null) return before === 'Attempted' && mayBeSameEmail(holder.email, email) ? 'Live' : 'Unproven';
  return accountExists ? 'AccountExists' : 'NoAccount';
};

/** Notes that this tab sends the person to an identity provider, whose return needs the session. */
export const providerAsked: Change = withFields('progress', { idpSession: 'Attempted' });

/** Ends the request to an identity provider when the page is shown again. The return of the provider would have loaded a new page. */
export const providerLeft: Change = (session) =>
  session.progress.idpSession === 'Attempted' ? withFields('progress', { idpSession: 'None' })(session) : session;

/** Notes that the service has a live session, unless the state of a provider's sign-in is known already. */
export const liveSessionFound: Change = (session) =>
  session.progress.idpSession === 'None' ? withFields('progress', { idpSession: 'Live' })(session) : session;
