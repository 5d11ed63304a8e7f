import type { IdpSession } from './session.ts';

/** A provider's word: whether it knows the person, under which address, and whether an account stands under it here. */
export type ProviderWord = {
  readonly authenticated: boolean;
  readonly email: string | null;
  readonly accountExists: boolean;
};

/** Someone a live session is of; the email is null where the service does not tell. */
export type SessionHolder = { readonly email: string | null };

/** What a provider's sign-in came to. A session counts only if it is of the person the provider vouches for. */
export const idpSessionOf = (
  { authenticated, email, accountExists }: ProviderWord,
  holder: SessionHolder | null,
): IdpSession => {
  if (!authenticated) return 'Attempted';
  if (holder !== null && samePerson(holder.email, email)) return 'Live';
  return accountExists ? 'AccountExists' : 'NoAccount';
};

// Because: a browser may still hold the session of somebody else, and it must not be taken for the provider's doing.
const samePerson = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one.toLowerCase() === other.toLowerCase();
