import type { BrandKey } from '#domain/brand/brand.ts';
import { platforms, type Platform } from '#domain/platform/platform.ts';
import { brandBlock, type SettingsBlock, type SettingsFile } from './settingsFile.ts';

type Get<Value> = (block: SettingsBlock) => Value | null | undefined;

/** Reads one variable of a brand: from its own block where that names it, null included, else from the default block. */
export type Read = <Value>(get: Get<Value>) => Value | null;

/** The reading of one brand's variables. */
export const reader = (file: SettingsFile, key: BrandKey): Read => {
  const own = brandBlock(file, key);
  return (get) => {
    const overlaid = get(own);
    return (overlaid === undefined ? get(file.default) : overlaid) ?? null;
  };
};

const productUrl =
  (platform: Platform): Get<string> =>
  (block) =>
    block.productUrls?.[platform];

const expected: ReadonlyArray<readonly [name: string, get: Get<unknown>]> = [
  ['environment', (block) => block.environment],
  ['version', (block) => block.version],
  ['appBrand', (block) => block.appBrand],
  ['hostName', (block) => block.hostName],
  ['launchpadApiUrl', (block) => block.launchpadApiUrl],
  ['transferSiteUrl', (block) => block.transferSiteUrl],
  ['analytics.writeKey', (block) => block.analytics?.writeKey],
  ['analytics.host', (block) => block.analytics?.host],
  ['sessionRecording.enabled', (block) => block.sessionRecording?.enabled],
  ['sessionRecording.appId', (block) => block.sessionRecording?.appId],
  ['publicUrls.default', (block) => block.publicUrls?.default],
  ['publicUrls.XECI', (block) => block.publicUrls?.XECI],
  ['registrationUrls.corporate', (block) => block.registrationUrls?.corporate],
  ['registrationUrls.personal', (block) => block.registrationUrls?.personal],
  ...platforms.map((platform: Platform) => [`productUrls.${platform}`, productUrl(platform)] as const),
  ['developerPortalUrls.home', (block) => block.developerPortalUrls?.home],
  ['developerPortalUrls.docs', (block) => block.developerPortalUrls?.docs],
  ['contentService.endpoint', (block) => block.contentService?.endpoint],
  ['locales', (block) => block.locales],
  ['consent.enabled', (block) => block.consent?.enabled],
  ['f5Enabled', (block) => block.f5Enabled],
  ['newFlow.XERA', (block) => block.newFlow?.XERA],
  ['allowedRedirectOrigins', (block) => block.allowedRedirectOrigins],
];

/** The names of the variables a brand should have and that neither block defines. A null counts as defined: as none. */
export const missingVariables = (file: SettingsFile, key: BrandKey): ReadonlyArray<string> => {
  const own = brandBlock(file, key);
  return expected.filter(([, get]) => get(own) === undefined && get(file.default) === undefined).map(([name]) => name);
};
