import type { AccountType } from '#domain/platform/accountType.ts';

/** An account type as analytics names it. */
export type Audience = 'consumer' | 'corporate';

/** The audience of an account type: Personal is consumer, all others are corporate; null while no type is known. */
export const audienceOf = (accountType: AccountType | null): Audience | null => {
  if (accountType === null) return null;
  return accountType === 'Personal' ? 'consumer' : 'corporate';
};
