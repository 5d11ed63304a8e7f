import type { Nominal } from '#domain/shared/nominal.ts';
import type { ProfileId } from './accessToken.ts';
import { mayBeSameEmail } from './email.ts';

/** A person and one of their accounts, as tokens, a grant or a page names them. */
export type NamedPerson = { readonly profileId: ProfileId | null; readonly email: string | null };

/**
 * The person whom an act in this document confirmed. Such an act is a password or code that the service accepted, a press on a page that
 * named the person, or the return of a provider that this tab asked. Held in memory only. Only `domain/session/confirmations.ts` makes one.
 */
export type ConfirmedPerson = Nominal<'ConfirmedPerson', NamedPerson>;

/**
 * Whether the tokens name the person and the account that were confirmed: one account can be linked to several people. Compares the
 * profile ids where the act named one, and the emails where both sides name one, but not nothing.
 */
export const namesConfirmed = (confirmed: ConfirmedPerson | null, named: NamedPerson | null): boolean => {
  if (confirmed === null || named === null) return false;
  const { profileId, email } = confirmed;
  const isSameEmail = mayBeSameEmail(email, named.email);
  if (profileId === null) return isSameEmail;
  return profileId === named.profileId && (isSameEmail || email === null || named.email === null);
};
