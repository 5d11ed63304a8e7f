import type { AccountType } from '#domain/platform/accountType.ts';

/** What analytics calls the two account types. */
export type Audience = 'consumer' | 'corporate';

/** Personal accounts are consumer, all others corporate; null while no type is known. */
export const audienceOf = (accountType: AccountType | null): Audience | null => {
  if (accountType === null) return null;
  return accountType === 'Personal' ? 'consumer' : 'corporate';
};
