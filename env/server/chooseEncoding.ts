import { parseAccept } from 'hono/utils/accept';
import type { Encoding } from './assets.ts';

// Because: without a word about it, an uncompressed body is acceptable, but nobody prefers it.
const leastWeight = 0.0001;

/** Returns the encoding that Accept-Encoding prefers of those that there are, br before gzip; null for an uncompressed body. */
export const chooseEncoding = (accepted: string, available: ReadonlyArray<Encoding>): Encoding | null => {
  const ranges = parseAccept(accepted);
  const weightOf = (coding: string): number | undefined => ranges.find(({ type }) => type.toLowerCase() === coding)?.q;
  const any = weightOf('*');
  const candidates = (['br', 'gzip'] as const)
    .filter((coding) => available.includes(coding))
    .map((coding) => ({ coding, weight: weightOf(coding) ?? any ?? 0 }))
    .filter(({ weight }) => weight > 0 && weight >= (weightOf('identity') ?? any ?? leastWeight));
  return candidates.toSorted((one, other) => other.weight - one.weight)[0]?.coding ?? null;
};
