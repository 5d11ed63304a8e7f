import { mayBeSameEmail } from '#domain/identity/emailComparison.ts';
import { type Change, type IdpSession, withFields } from './session.ts';

/** The identity provider's answer: whether the person is authenticated, the email, and whether that email has an account here. */
type ProviderAnswer = {
  readonly authenticated: boolean;
  readonly email: string | null;
  readonly accountExists: boolean;
};

/**
 * The result of a provider's sign-in. It continues a session only if this tab asked for the sign-in and both name the same email; an
 * address alone can open the page of the return.
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

/** Notes that this tab sends the person to an identity provider, which ends any other way of leaving. */
export const providerAsked: Change = (session) => ({
  ...withFields('progress', { idpSession: 'Attempted' })(session),
  leaving: null,
});

/** Ends the request to an identity provider: its return loads a page, so a page that is shown again is none. */
export const providerLeft: Change = (session) =>
  session.progress.idpSession === 'Attempted' ? withFields('progress', { idpSession: 'None' })(session) : session;

/** Notes that the service has a live session, unless something is known of a provider's sign-in. */
export const liveSessionFound: Change = (session) =>
  session.progress.idpSession === 'None' ? withFields('progress', { idpSession: 'Live' })(session) : session;
