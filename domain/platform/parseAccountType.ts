import type { ChosenAccountType } from './accountType.ts';

/** The account type a choice names; null for any other word, and for none. */
export const parseAccountType = (word: string): ChosenAccountType | null =>
  word === 'Personal' || word === 'Business' ? word : null;
