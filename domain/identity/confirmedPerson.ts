import type { Nominal } from '#domain/shared/nominal.ts';
import type { ProfileId } from './accessToken.ts';
import { mayBeSameEmail } from './emailComparison.ts';

/** A person, or one of their linked accounts, as tokens, a grant or a page names them. */
export type NamedPerson = { readonly profileId: ProfileId | null; readonly email: string | null };

/**
 * The person whom an act in this document confirmed: an accepted password or code, a press on a page that named the person, or the return
 * of a provider that this tab asked. It is held in memory only. Only `domain/session/confirmations.ts` makes one.
 */
export type ConfirmedPerson = Nominal<'ConfirmedPerson', NamedPerson>;

/** Whether somebody was confirmed, and the tokens name that person: by profile id, and by email only where the act named no id. */
export const namesConfirmed = (confirmed: ConfirmedPerson | null, named: NamedPerson | null): boolean => {
  if (confirmed === null || named === null) return false;
  return confirmed.profileId === null
    ? mayBeSameEmail(confirmed.email, named.email)
    : confirmed.profileId === named.profileId;
};
