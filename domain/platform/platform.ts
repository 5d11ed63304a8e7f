/** The eight platforms. */
export const platforms = ['XEMT', 'XECI', 'XERA', 'XECD', 'BRITLINE', 'JOHNLEWIS', 'ERP', 'DEVPORTAL'] as const;

/** A platform. */
export type Platform = (typeof platforms)[number];

/** The platform that a word names in any case; null for any other word. */
export const parsePlatform = (word: string): Platform | null => {
  const upper = word.toUpperCase();
  return platforms.find((platform) => platform === upper) ?? null;
};

/** Whether a session on this platform includes a session of the transfer site. */
export const hasTransferSiteSession = (platform: Platform): boolean => platform === 'XEMT' || platform === 'BRITLINE';
