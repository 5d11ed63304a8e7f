import type { EngineDeps } from './engineDeps.ts';

/** The maximum number of attempts in a sliding window, in milliseconds. */
export type RateLimit = { readonly max: number; readonly windowMs: number };

const minutes = 60_000;

/** The limit for sending codes. */
export const sendLimit: RateLimit = { max: 5, windowMs: 10 * minutes };

/** The limit for checking passwords. */
export const passwordLimit: RateLimit = { max: 10, windowMs: 10 * minutes };

/** Returns the milliseconds until the next attempt is allowed; 0 if it is allowed now. */
export const retryAfterMs = ({ state, now }: EngineDeps, key: string, { max, windowMs }: RateLimit): number => {
  const recent = recentAttempts(state.attempts.get(key) ?? [], now() - windowMs);
  const oldestCounted = recent.at(-max);
  return oldestCounted === undefined ? 0 : oldestCounted + windowMs - now();
};

/** Counts an attempt and returns 0 if it is allowed; otherwise returns the milliseconds to wait and counts nothing. */
export const consumeAttempt = (deps: EngineDeps, key: string, limit: RateLimit): number => {
  const wait = retryAfterMs(deps, key, limit);
  if (wait > 0) return wait;
  const { state, now } = deps;
  state.attempts.set(key, [...recentAttempts(state.attempts.get(key) ?? [], now() - limit.windowMs), now()]);
  return 0;
};

/** Deletes the counted attempts of a key. */
export const resetAttempts = ({ state }: EngineDeps, key: string): void => void state.attempts.delete(key);

const recentAttempts = (attempts: ReadonlyArray<number>, since: number): ReadonlyArray<number> =>
  attempts.filter((at) => at > since);
