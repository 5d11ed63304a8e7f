import { mayBeSameEmail } from '#domain/identity/email.ts';
import type { IdpSession } from './session.ts';

/** The identity provider's answer: whether the person is authenticated, the email, and whether that email has an account here. */
export type ProviderAnswer = {
  readonly authenticated: boolean;
  readonly email: string | null;
  readonly accountExists: boolean;
};

/** The person of a live session; the email is null where the service does not return it. */
export type SessionHolder = { readonly email: string | null };

/**
 * The result of a provider's sign-in. It continues a session only if this tab asked for the sign-in and both name the same email; an
 * address alone can open the page of the return.
 */
export const idpSessionOf = (
  before: IdpSession,
  { authenticated, email, accountExists }: ProviderAnswer,
  holder: SessionHolder | null,
): IdpSession => {
  if (!authenticated) return 'Failed';
  // Because: the browser may still hold another person's session, which the provider did not open.
  if (holder !== null) return before === 'Attempted' && mayBeSameEmail(holder.email, email) ? 'Live' : 'Unproven';
  return accountExists ? 'AccountExists' : 'NoAccount';
};
