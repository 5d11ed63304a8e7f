/** What the service says of a code it has sent: how long another has to wait, in milliseconds; null when it names no time. */
export type CodeSent = { readonly retryAfterMs: number | null };
