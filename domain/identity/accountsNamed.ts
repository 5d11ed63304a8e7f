import type { LinkedAccount } from './accessToken.ts';

/** The accounts whose name holds every word looked for, whatever the case and accents; all of them for no word. */
export const accountsNamed = (
  accounts: ReadonlyArray<LinkedAccount>,
  lookedFor: string,
): ReadonlyArray<LinkedAccount> => {
  const words = plain(lookedFor)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.length === 0
    ? accounts
    : accounts.filter(({ name }) => words.every((word) => plain(name).includes(word)));
};

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
