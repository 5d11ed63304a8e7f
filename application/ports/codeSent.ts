/** A code was sent. `retryAfterMs` is the cooldown until the next one, in milliseconds; null if the service names none. */
export type CodeSent = { readonly retryAfterMs: number | null };
