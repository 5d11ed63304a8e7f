import { check } from 'recheck';
import { vi } from 'vitest';

/** The longest time for one regular expression, in milliseconds. */
export const checkLimit = 60_000;

/** Returns `safe` for a regular expression that takes linear time, else what is wrong with it. */
// Because: the checker's native program exists for some platforms only, and a busy machine must not change its verdict.
export const timeVerdict = async (source: string, flags: string): Promise<string> => {
  vi.stubEnv('RECHECK_BACKEND', 'pure');
  const timeouts = { timeout: checkLimit, attackTimeout: null, incubationTimeout: null };
  const diagnosis = await check(source, flags, timeouts).finally(() => vi.unstubAllEnvs());
  if (diagnosis.status === 'safe') return 'safe';
  return diagnosis.status === 'vulnerable'
    ? `${diagnosis.complexity.summary} on ${diagnosis.attack.pattern}`
    : `unknown: ${diagnosis.error.kind}`;
};
