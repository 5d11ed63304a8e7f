import type { NormalisedError } from '#domain/shared/normalisedError.ts';
import type { HttpFault } from './httpFault.ts';

const nothing = { stack: null, statusCode: null, responseBody: null };

/** The fault as the log takes it: of an answer only the code and message of a refusal, of a request nothing. */
export const normalisedFault = (fault: HttpFault): NormalisedError => {
  switch (fault._tag) {
    case 'Unreachable':
      return { ...nothing, message: fault.reason, stack: fault.stack };
    case 'Cancelled':
      return { ...nothing, message: 'The call was given up' };
    case 'Malformed':
      return { ...nothing, message: `The answer has another shape: ${fault.report}` };
    case 'Status':
      return {
        ...nothing,
        message: fault.message ?? `The answer has status ${String(fault.status)}`,
        statusCode: fault.status,
        responseBody: { code: fault.code, message: fault.message },
      };
  }
};
