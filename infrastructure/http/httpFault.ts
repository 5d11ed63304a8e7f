/** Everything that can go wrong in a call over HTTP, by name. None of it holds what was sent. */
export type HttpFault =
  /** No answer came: no network, or the connection broke. */
  | { readonly _tag: 'Unreachable'; readonly reason: string; readonly stack: string | null }
  /** The call was given up on our side. */
  | { readonly _tag: 'Cancelled' }
  | {
      readonly _tag: 'Status';
      readonly status: number;
      readonly code: string | null;
      readonly message: string | null;
      readonly retryAfterMs: number | null;
      /** What the answer held, undecoded; null where it was no JSON. */
      readonly body: unknown;
    }
  /** An answer of the right status and the wrong shape; the report names fields, never their values. */
  | { readonly _tag: 'Malformed'; readonly report: string };
