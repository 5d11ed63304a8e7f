import { RequestError } from '@hono/node-server';
import { noStore } from '#env/server/cacheHeaders.ts';

const plainText = (status: number, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': noStore,
      'x-content-type-options': 'nosniff',
    },
  });

// Because: some hosts, such as 999.999.999.999, are refused only when the URL is parsed.
const isUnreadable = (fault: unknown): boolean =>
  fault instanceof RequestError || (fault instanceof TypeError && 'code' in fault && fault.code === 'ERR_INVALID_URL');

/** Returns the function that answers a request that cannot be read with 400, and reports every other error and answers 500. */
export const makeErrorResponse =
  (report: (fault: unknown) => void) =>
  (fault: unknown): Response => {
    if (isUnreadable(fault)) return plainText(400, 'Bad request');
    report(fault);
    return plainText(500, 'Internal server error');
  };
