import type { NormalisedError } from '#domain/shared/normalisedError.ts';

/** An answer with a bad status. */
export type Refusal = {
  readonly _tag: 'Status';
  readonly status: number;
  readonly code: string | null;
  readonly message: string | null;
  readonly retryAfterMs: number | null;
  /** The undecoded body of the answer; null where it was not JSON. */
  readonly body: unknown;
};

/** Everything that can go wrong in an HTTP call. A fault never holds the request. */
export type HttpFault =
  /** No answer: no network, or the connection broke. */
  | { readonly _tag: 'Unreachable'; readonly reason: string; readonly stack: string | null }
  /** The call was aborted on our side. */
  | { readonly _tag: 'Cancelled' }
  | Refusal
  /** An answer with a good status and the wrong shape. The report names fields, never values. */
  | { readonly _tag: 'Malformed'; readonly report: string };

/** An error with the stack of the place that reports the fault, because nothing was thrown. */
const errorAt = (message: string): NormalisedError => ({
  message,
  stack: new Error(message).stack ?? null,
  statusCode: null,
  responseBody: null,
});

/** The fault in the shape of the log. Of a refusal it has the status, the code and the message. */
export const normalisedFault = (fault: HttpFault): NormalisedError => {
  switch (fault._tag) {
    case 'Unreachable':
      return { ...errorAt(fault.reason), stack: fault.stack };
    case 'Cancelled':
      return errorAt('The call was given up');
    case 'Malformed':
      return errorAt(`The answer has another shape: ${fault.report}`);
    case 'Status':
      return {
        ...errorAt(fault.message ?? `The answer has status ${String(fault.status)}`),
        statusCode: fault.status,
        responseBody: { code: fault.code, message: fault.message },
      };
  }
};
