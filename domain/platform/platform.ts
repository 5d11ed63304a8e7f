import { inLowerCase } from '#domain/shared/parsing.ts';

/** The eight platforms. */
export const platforms = ['XEMT', 'XECI', 'XERA', 'XECD', 'BRITLINE', 'JOHNLEWIS', 'ERP', 'DEVPORTAL'] as const;

/** A platform. */
export type Platform = (typeof platforms)[number];

/** The platform that a word names, with its ASCII letters in any case; null for any other word. */
export const parsePlatform = (word: string): Platform | null =>
  platforms.find((platform) => inLowerCase(platform) === inLowerCase(word)) ?? null;

/** Whether a session on this platform includes a session of the transfer site. */
export const hasTransferSiteSession = (platform: Platform): boolean => platform === 'XEMT' || platform === 'BRITLINE';

/** The platform that a word names in any case, if it is one of the brand's own; null for any other word. */
export const ownPlatform = (word: string, brand: { readonly platforms: ReadonlyArray<Platform> }): Platform | null => {
  const named = parsePlatform(word);
  return named !== null && brand.platforms.includes(named) ? named : null;
};
