/** The two account types that a person can choose. */
export type ChosenAccountType = 'Personal' | 'Business';

/** The type of an account (specification 3.2). */
export type AccountType = ChosenAccountType | 'XECD' | 'XERA';

/** Every account type. */
export const accountTypes: ReadonlyArray<AccountType> = ['Personal', 'Business', 'XECD', 'XERA'];

/** The account type for the service's word, which is Corporate for Business; null for an unknown word. */
export const accountTypeOfProfile = (word: string): AccountType | null =>
  word === 'Corporate' ? 'Business' : (accountTypes.find((type) => type === word) ?? null);

/** The account type that a form value names; null for any other value. */
export const parseAccountType = (word: string): ChosenAccountType | null =>
  word === 'Personal' || word === 'Business' ? word : null;
