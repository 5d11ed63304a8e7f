import { parseAccept } from 'hono/utils/accept';
import type { Encoding } from './assets.ts';

/** The weight of an uncompressed body without a word about it: acceptable, and never preferred. */
const leastWeight = 0.0001;

type Ranges = ReturnType<typeof parseAccept>;

const weightOf = (ranges: Ranges, coding: string): number | undefined =>
  ranges.find(({ type }) => type.toLowerCase() === coding)?.q;

/** Returns the encoding that Accept-Encoding prefers of those that there are, br before gzip; null for an uncompressed body. */
export const chooseEncoding = (accepted: string, available: ReadonlyArray<Encoding>): Encoding | null => {
  const ranges = parseAccept(accepted);
  const any = weightOf(ranges, '*');
  const least = weightOf(ranges, 'identity') ?? any ?? leastWeight;
  const candidates = (['br', 'gzip'] as const)
    .filter((coding) => available.includes(coding))
    .map((coding) => ({ coding, weight: weightOf(ranges, coding) ?? any ?? 0 }))
    .filter(({ weight }) => weight > 0 && weight >= least);
  return candidates.toSorted((one, other) => other.weight - one.weight)[0]?.coding ?? null;
};
