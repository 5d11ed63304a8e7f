import { RequestError } from '@hono/node-server';
import { faultAnswer } from '#env/server/answer.ts';

// Because: some hosts, such as 999.999.999.999, are refused only when the URL is parsed.
const isUnreadable = (fault: unknown): boolean =>
  fault instanceof RequestError || (fault instanceof TypeError && 'code' in fault && fault.code === 'ERR_INVALID_URL');

/** Returns the function that answers a request that cannot be read with 400, and reports every other error and answers 500. */
export const makeErrorResponse =
  (report: (fault: unknown) => void) =>
  (fault: unknown): Response => {
    if (isUnreadable(fault)) return faultAnswer(400, 'Bad request');
    report(fault);
    return faultAnswer(500, 'Internal server error');
  };
