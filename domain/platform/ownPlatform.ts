import type { Brand } from '#domain/brand/brand.ts';
import { parsePlatform, type Platform } from './platform.ts';

/** The platform that a word names in any case, if it is one of the brand's own; null for any other word. A brand takes no platform otherwise. */
export const ownPlatform = (word: string, { platforms }: Pick<Brand, 'platforms'>): Platform | null => {
  const named = parsePlatform(word);
  return named !== null && platforms.includes(named) ? named : null;
};
