import type { Nominal } from '#domain/shared/nominal.ts';
import { visibleText } from '#domain/shared/parsing.ts';
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

/** The shortest end of an id, of at least four characters, that no other id has; the whole id if there is none. */
const shortestTail = (id: string, others: ReadonlyArray<string>, length = 4): string => {
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

/** Letters without a decomposition in Unicode: ligatures, and those with a stroke or a hook (CLDR, Latin-ASCII). */
const rows =
  'ae=æ oe=œ ss=ß th=þ a=ɑⱥ b=ƀɓƃ c=ƈȼ d=ðđɖɗƌ e=əǝɛɇ f=ƒ g=ɠǥɣ h=ħⱨ i=ıɩɨ j=ȷɉ k=ƙⱪ l=łƚⱡ n=ŋɲƞ o=øɔɵ p=ƥ q=ĸɋ r=ɍ s=ȿ t=ŧƭʈⱦ u=ʉʊ v=ʋ w=ⱳ y=ƴɏ z=ƶȥɀⱬʒ σ=ς';

const plainLetters: ReadonlyMap<string, string> = new Map(
  rows.split(' ').flatMap((row) => {
    const [plain = '', letters = ''] = row.split('=');
    return Array.from(letters, (letter) => [letter, plain] as const);
  }),
);

/**
 * Folds a text for a search, in the same way for every language. Letters become lower case and plain (é, ø, ß and ı become e, o, ss
 * and i). Apostrophes, dots and invisible characters are removed.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    // Because: people type a lone accent for an apostrophe, and it decomposes to a space and a mark.
    .replace(/ ?\p{M}+|[\p{Cf}\p{Lm}\p{Pi}\p{Pf}'`′‵՚׳ꞌ.·‧・。]/gu, '')
    .replace(/[^\0-\x7f]/gu, (letter) => plainLetters.get(letter) ?? letter);

/** A masked address, which only its owner recognizes: the first one or two letters and the domain are shown. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  return `${name.slice(0, name.length > 4 ? 2 : 1)}•••${email.slice(at)}`;
};
