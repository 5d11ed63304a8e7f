import type { Nominal } from '#domain/shared/nominal.ts';
import type { ProfileId } from './accessToken.ts';
import { mayBeSameEmail } from './emailComparison.ts';

/** A person, or one of their linked accounts, as tokens, a grant or a page names them. */
export type NamedPerson = { readonly profileId: ProfileId | null; readonly email: string | null };

/**
 * The person whom an act in this document confirmed. Such an act is a password or code that the service accepted, a press on a page that
 * named the person, or the return of a provider that this tab asked. Held in memory only. Only `domain/session/confirmations.ts` makes one.
 */
export type ConfirmedPerson = Nominal<'ConfirmedPerson', NamedPerson>;

/** Whether the tokens name the person who was confirmed. Compares the profile ids, and the emails where the act named no id. */
export const namesConfirmed = (confirmed: ConfirmedPerson | null, named: NamedPerson | null): boolean => {
  if (confirmed === null || named === null) return false;
  return confirmed.profileId === null
    ? mayBeSameEmail(confirmed.email, named.email)
    : confirmed.profileId === named.profileId;
};
