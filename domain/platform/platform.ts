export type Platform = 'XEMT' | 'XECI' | 'XERA' | 'XECD' | 'BRITLINE' | 'JOHNLEWIS' | 'ERP' | 'DEVPORTAL';

/** The eight platforms a visit can belong to. */
export const platforms: ReadonlyArray<Platform> = [
  'XEMT',
  'XECI',
  'XERA',
  'XECD',
  'BRITLINE',
  'JOHNLEWIS',
  'ERP',
  'DEVPORTAL',
];

/** The platform a word names, upper-cased first; null for any other word. */
export const parsePlatform = (word: string): Platform | null => {
  const upper = word.toUpperCase();
  return platforms.find((platform) => platform === upper) ?? null;
};

/** Whether a platform's visitors hold a session of the transfer site as well. */
export const hasTransferSiteSession = (platform: Platform): boolean => platform === 'XEMT' || platform === 'BRITLINE';
