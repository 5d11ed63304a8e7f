import { retryAfterMs } from '#infrastructure/http/retryAfter.ts';

const pauseMs = 1000;
const longestPauseMs = 60_000;
const mostPauses = 3;

export type PatientParts = { readonly fetch: typeof fetch; readonly now: () => number };

/**
 * A fetch whose 429 always says how many seconds to wait, one where the service does not, since the content client would
 * else ask again at once and without end. After three waits, or where one would be too long, the call has failed.
 */
export const makePatientFetch = ({
  fetch: plain,
  now,
}: PatientParts): ((url: string, init?: RequestInit) => Promise<Response>) => {
  const pauses = new Map<string, number>();
  return async (url, init) => {
    const response = await plain(url, init);
    if (response.status !== 429) {
      pauses.delete(url);
      return response;
    }
    const pause = retryAfterMs(response.headers.get('retry-after'), now()) ?? pauseMs;
    const taken = (pauses.get(url) ?? 0) + 1;
    if (taken > mostPauses || pause > longestPauseMs) {
      pauses.delete(url);
      return new Response(null, { status: 503 });
    }
    pauses.set(url, taken);
    return new Response(null, { status: 429, headers: { 'retry-after': String(pause / 1000) } });
  };
};
