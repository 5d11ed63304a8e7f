const seconds = /^\d{1,9}$/;
const longestWaitMs = 24 * 60 * 60_000;

/** Reads a Retry-After header, in seconds or as an HTTP date, as milliseconds from now, a day at most; null where it says neither. */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  const text = header?.trim() ?? '';
  if (seconds.test(text)) return Math.min(Number(text) * 1000, longestWaitMs);
  // Because: Date.parse takes much that is no HTTP date; those all begin with the name of a day.
  const at = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.min(Math.max(0, at - now), longestWaitMs);
};
