export type AccountType = 'Personal' | 'Business' | 'XECD' | 'XERA';

/** The two types a visitor can choose between; the others come from where the visitor was sent. */
export type ChosenAccountType = 'Personal' | 'Business';

/** The profile service says Corporate where the product says Business; null for a word it does not use. */
export const accountTypeOfProfile = (word: string): ChosenAccountType | null => {
  if (word === 'Corporate' || word === 'Business') return 'Business';
  return word === 'Personal' ? 'Personal' : null;
};
