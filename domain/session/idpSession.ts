import type { IdpSession } from './session.ts';

/** The identity provider's answer: whether the person is authenticated, the email, and whether that email has an account here. */
export type ProviderAnswer = {
  readonly authenticated: boolean;
  readonly email: string | null;
  readonly accountExists: boolean;
};

/** The person of a live session; the email is null where the service does not return it. */
export type SessionHolder = { readonly email: string | null };

/** The result of a provider's sign-in. A session counts only if it belongs to the person whom the provider authenticated. */
export const idpSessionOf = (
  { authenticated, email, accountExists }: ProviderAnswer,
  holder: SessionHolder | null,
): IdpSession => {
  if (!authenticated) return 'Attempted';
  if (holder !== null && samePerson(holder.email, email)) return 'Live';
  return accountExists ? 'AccountExists' : 'NoAccount';
};

// Because: the browser may still hold another person's session, which the provider did not open.
const samePerson = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one.toLowerCase() === other.toLowerCase();
