import type { Nominal } from '#domain/shared/nominal.ts';
import { visibleText } from '#domain/shared/visibleText.ts';
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

/** The end of the id of a profile, where another one in a list looks or sounds the same; else null. */
export type ToldApart = { readonly idTail: string | null };

const leastTail = 4;

/** The shortest end of an id that no other id has; the whole id if there is none. */
const shortestTail = (id: string, others: ReadonlyArray<string>, length: number = leastTail): string => {
  const tail = id.slice(-length);
  return length >= id.length || !others.some((other) => other.endsWith(tail))
    ? tail
    : shortestTail(id, others, length + 1);
};

/** Adds to each profile of a list what tells it from another one with the same words, as people see and hear them. */
export const tellApart = <Listed extends { readonly profileId: ProfileId }>(
  list: ReadonlyArray<Listed>,
  wordsOf: (listed: Listed) => string,
): ReadonlyArray<Listed & ToldApart> => {
  const heard = list.map((listed) => visibleText(foldText(wordsOf(listed))).replace(/[\s\p{Pd}]+/gu, ' '));
  return list.map((listed, index) => {
    const alike = list.filter((_, at) => heard[at] === heard[index]).map(({ profileId }) => profileId);
    const others = alike.filter((id) => id !== listed.profileId);
    return { ...listed, idTail: others.length === 0 ? null : shortestTail(listed.profileId, others) };
  });
};

/** The accounts whose name and end of the id contain every word of a query, whatever the case and the accents. All accounts for an empty query. */
export const filterAccounts = <Account extends ToldApart & Pick<LinkedAccount, 'name'>>(
  accounts: ReadonlyArray<Account>,
  query: string,
): ReadonlyArray<Account> => {
  const words = foldText(query).split(/[\s\p{P}]+/u);
  return accounts.filter(({ name, idTail }) =>
    words.every((word) => foldText(`${name} ${idTail ?? ''}`).includes(word)),
  );
};

/** Folds a text for a search, in the same way for every language: lower case, without accents, apostrophes, dots and invisible characters. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    // Because: people type a lone accent for an apostrophe, and it decomposes to a space and a mark.
    .replace(/ ?\p{M}+|[\p{Cf}\p{Lm}\p{Pi}\p{Pf}'`′‵՚׳ꞌ.·‧・。]/gu, '');

/** A masked address, which only its owner recognizes: the first one or two letters and the domain are shown. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, name.length > 4 ? 2 : 1)}•••${email.slice(at)}`;
};

/** The parts of an address, which together are the address. A line may break between them: after the @ and after each dot. */
export const emailParts = (email: string): ReadonlyArray<string> => email.match(/[^@.]+[@.]*|[@.]/g) ?? [];

/** The first letters of the first and the last word of a name, in capitals; one letter for one word, and none for no word. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const ends = words.filter((_, at) => at === 0 || at === words.length - 1);
  return ends
    .map((word) => Array.from(word)[0])
    .join('')
    .toUpperCase();
};
