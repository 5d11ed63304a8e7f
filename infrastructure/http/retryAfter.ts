const seconds = /^\d{1,9}$/;
const longestWaitMs = 24 * 60 * 60_000;

/** The milliseconds of a Retry-After header, in seconds or as an HTTP date, at most a day; null for any other text. */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  const text = header?.trim() ?? '';
  if (seconds.test(text)) return Math.min(Number(text) * 1000, longestWaitMs);
  // Because: Date.parse accepts many texts that are no HTTP date; every HTTP date begins with the name of a day.
  const at = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.min(Math.max(0, at - now), longestWaitMs);
};
