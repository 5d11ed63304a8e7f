/** The eight platforms. */
export const platforms = ['XEMT', 'XECI', 'XERA', 'XECD', 'BRITLINE', 'JOHNLEWIS', 'ERP', 'DEVPORTAL'] as const;

/** A platform. */
export type Platform = (typeof platforms)[number];

/** The platform that a word names, with its ASCII letters in any case; null for any other word. */
export const parsePlatform = (word: string): Platform | null => {
  // Because: the upper case of ı and ſ is I and S; beyond ASCII, no lower case is a letter of a platform.
  const lower = word.toLowerCase();
  return platforms.find((platform) => platform.toLowerCase() === lower) ?? null;
};

/** Whether a session on this platform includes a session of the transfer site. */
export const hasTransferSiteSession = (platform: Platform): boolean => platform === 'XEMT' || platform === 'BRITLINE';

/** The platform that a word names in any case, if it is one of the brand's own; null for any other word. A brand takes no platform otherwise. */
export const ownPlatform = (word: string, brand: { readonly platforms: ReadonlyArray<Platform> }): Platform | null => {
  const named = parsePlatform(word);
  return named !== null && brand.platforms.includes(named) ? named : null;
};
