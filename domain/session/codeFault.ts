/** What is wrong with the entered code. One value, so that the four can never hold together. Times are wall-clock ms. */
export type CodeFault =
  | { readonly _tag: 'rateLimit'; readonly until: number | null }
  | { readonly _tag: 'tooManyException'; readonly until: number | null }
  | { readonly _tag: 'invalidCode' }
  | { readonly _tag: 'expiredCode' };
