import type { NormalisedError } from '#domain/shared/normalisedError.ts';
import type { HttpFault } from './httpFault.ts';

/** An error with the stack of the place that reports the fault, because nothing was thrown. */
const errorAt = (message: string): NormalisedError => ({
  message,
  stack: new Error(message).stack ?? null,
  statusCode: null,
  responseBody: null,
});

/** The fault in the shape of the log: the code and the message of a refusal, nothing of the request. */
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
