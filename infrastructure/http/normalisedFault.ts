import type { NormalisedError } from '#domain/shared/normalisedError.ts';
import type { HttpFault } from './httpFault.ts';

/** An error that says where it was noticed: nothing was thrown that could tell. */
const noticed = (message: string): NormalisedError => ({
  message,
  stack: new Error(message).stack ?? null,
  statusCode: null,
  responseBody: null,
});

/** The fault as the log takes it: of an answer only the code and message of a refusal, of a request nothing. */
export const normalisedFault = (fault: HttpFault): NormalisedError => {
  switch (fault._tag) {
    case 'Unreachable':
      return { ...noticed(fault.reason), stack: fault.stack };
    case 'Cancelled':
      return noticed('The call was given up');
    case 'Malformed':
      return noticed(`The answer has another shape: ${fault.report}`);
    case 'Status':
      return {
        ...noticed(fault.message ?? `The answer has status ${String(fault.status)}`),
        statusCode: fault.status,
        responseBody: { code: fault.code, message: fault.message },
      };
  }
};
