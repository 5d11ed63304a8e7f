import type { Nominal } from '#domain/shared/nominal.ts';
import type { LinkedAccount, ProfileId } from './accessToken.ts';
import { mayBeSameEmail } from './email.ts';

/** A person and one of their accounts, as tokens, a grant or a page names them. */
export type NamedPerson = { readonly profileId: ProfileId | null; readonly email: string | null };

/**
 * The person whom an act in this document confirmed. Such an act is a password or code that the service accepted, a press on a page that
 * named the person, or the return of a provider that this tab asked. Held in memory only. Only `domain/session/person.ts` makes one.
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

/** Whether the person must choose one of several accounts first. */
export const needsAccountSelection = (
  accounts: ReadonlyArray<LinkedAccount>,
  chosenProfileId: ProfileId | null,
): boolean => accounts.length > 1 && chosenProfileId === null;

/** The end of the id of a profile, where another one in a list looks the same; else null. */
export type ToldApart = { readonly idTail: string | null };

/** Adds to each profile of a list what tells it from another one with the same words. */
export const tellApart = <Listed extends { readonly profileId: ProfileId }>(
  list: ReadonlyArray<Listed>,
  wordsOf: (listed: Listed) => string,
): ReadonlyArray<Listed & ToldApart> => {
  const seen = list.map((listed) => plainWords(wordsOf(listed)).join(' '));
  return list.map((listed, index) => {
    const isAlone = seen.filter((words) => words === seen[index]).length === 1;
    return { ...listed, idTail: isAlone ? null : listed.profileId.slice(-4) };
  });
};

/** The accounts whose name and end of the id contain every word of a query, whatever the case and the accents. All accounts for an empty query. */
export const filterAccounts = <Account extends ToldApart & Pick<LinkedAccount, 'name'>>(
  accounts: ReadonlyArray<Account>,
  query: string,
): ReadonlyArray<Account> => {
  const words = plainWords(query);
  return accounts.filter(({ name, idTail }) => {
    const text = plainWords(`${name} ${idTail ?? ''}`).join(' ');
    return words.every((word) => text.includes(word));
  });
};

/** The words of a text in lower case, without accents. */
const plainWords = (text: string): ReadonlyArray<string> =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== '');

/** A masked address, which only its owner recognizes: the first one or two letters and the domain are shown. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, name.length > 4 ? 2 : 1)}•••${email.slice(at)}`;
};
