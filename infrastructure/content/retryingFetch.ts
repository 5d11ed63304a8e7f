import { retryAfterMs } from '#infrastructure/http/retryAfter.ts';

const defaultRetryMs = 1000;
const maxRetryMs = 60_000;

/** How often a request to the content service is repeated after the first try. */
export const maxRetries = 3;

/** What the retrying fetch needs. */
export type RetryingFetchParts = { readonly fetch: typeof fetch; readonly now: () => number };

/**
 * A fetch whose 429 answer always has a Retry-After (one second where the service gives none), because the content client
 * would otherwise retry at once and without end. After three retries, or for a wait above a minute, it answers 503.
 */
export const makeRetryingFetch = ({
  fetch: baseFetch,
  now,
}: RetryingFetchParts): ((url: string, init?: RequestInit) => Promise<Response>) => {
  const retries = new Map<string, number>();
  return async (url, init) => {
    const response = await baseFetch(url, init);
    if (response.status !== 429) {
      retries.delete(url);
      return response;
    }
    const retryMs = retryAfterMs(response.headers.get('retry-after'), now()) ?? defaultRetryMs;
    const attempt = (retries.get(url) ?? 0) + 1;
    if (attempt > maxRetries || retryMs > maxRetryMs) {
      retries.delete(url);
      return new Response(null, { status: 503 });
    }
    retries.set(url, attempt);
    return new Response(null, { status: 429, headers: { 'retry-after': String(retryMs / 1000) } });
  };
};
