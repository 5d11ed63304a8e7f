/** Everything that can go wrong in an HTTP call, by name. A fault never holds the request. */
export type HttpFault =
  /** No answer: no network, or the connection broke. */
  | { readonly _tag: 'Unreachable'; readonly reason: string; readonly stack: string | null }
  /** The call was aborted on our side. */
  | { readonly _tag: 'Cancelled' }
  | {
      readonly _tag: 'Status';
      readonly status: number;
      readonly code: string | null;
      readonly message: string | null;
      readonly retryAfterMs: number | null;
      /** The undecoded body of the answer; null where it was not JSON. */
      readonly body: unknown;
    }
  /** An answer with a good status and the wrong shape; the report names fields, never values. */
  | { readonly _tag: 'Malformed'; readonly report: string };
