import type { Brand } from '#domain/brand/brand.ts';
import type { Platform } from '#domain/platform/platform.ts';
import type { Settings } from './settings.ts';
import type { SettingsFile } from './settingsFile.ts';
import { missingVariables, reader, type Read } from './variables.ts';

/** A brand's settings, null without what nobody can sign in without; and the dotted names of all that is missing. */
export type BrandSettings = { readonly settings: Settings | null; readonly missing: ReadonlyArray<string> };

/** The settings of one brand: its block laid deeply over the default block, lists replaced whole. */
export const forBrand = (file: SettingsFile, brand: Brand): BrandSettings => {
  const read = reader(file, brand.key);
  const launchpadApiUrl = webAddress(read((block) => block.launchpadApiUrl));
  const transferSiteUrl = webAddress(read((block) => block.transferSiteUrl));
  const unusable = Object.entries({ launchpadApiUrl, transferSiteUrl }).filter(([, address]) => address === null);
  const missing = [...new Set([...unusable.map(([name]) => name), ...missingVariables(file, brand.key)])];
  if (launchpadApiUrl === null || transferSiteUrl === null) return { settings: null, missing };
  return {
    missing,
    settings: {
      launchpadApiUrl: launchpadApiUrl.endsWith('/') ? launchpadApiUrl : `${launchpadApiUrl}/`,
      transferSiteUrl,
      ...general(read, brand),
      ...services(read),
      ...addresses(read, transferSiteUrl),
    },
  };
};

type Part<Name extends keyof Settings> = Pick<Settings, Name>;

const general = (
  read: Read,
  brand: Brand,
): Part<'production' | 'environment' | 'version' | 'appBrand' | 'hostName' | 'locales' | 'newFlow'> => {
  // Because: a configuration that does not say must not switch the production rules off.
  const environment = read((block) => block.environment) ?? 'production';
  return {
    production: environment === 'production',
    environment,
    version: read((block) => block.version) ?? '',
    appBrand: read((block) => block.appBrand) ?? brand.key,
    hostName: read((block) => block.hostName) ?? brand.hostName,
    locales: read((block) => block.locales) ?? [],
    newFlow: { XERA: read((block) => block.newFlow?.XERA) ?? false },
  };
};

const services = (
  read: Read,
): Part<'analytics' | 'sessionRecording' | 'contentServiceEndpoint' | 'consent' | 'f5Enabled'> => {
  const writeKey = read((block) => block.analytics?.writeKey);
  const host = read((block) => block.analytics?.host);
  return {
    analytics: writeKey === null || host === null ? null : { writeKey, host },
    sessionRecording: {
      enabled: read((block) => block.sessionRecording?.enabled) ?? false,
      appId: read((block) => block.sessionRecording?.appId) ?? '',
    },
    contentServiceEndpoint: read((block) => block.contentService?.endpoint),
    consent: {
      // Because: a configuration that does not say must not let anything start without being asked for.
      enabled: read((block) => block.consent?.enabled) ?? true,
      source: read((block) => block.consent?.source),
    },
    f5Enabled: read((block) => block.f5Enabled) ?? false,
  };
};

const addresses = (
  read: Read,
  transferSiteUrl: string,
): Part<
  | 'publicUrls'
  | 'registrationUrls'
  | 'productUrls'
  | 'helpCentreUrls'
  | 'developerPortalUrls'
  | 'allowedRedirectOrigins'
> => ({
  publicUrls: {
    default: read((block) => block.publicUrls?.default) ?? '',
    XECI: read((block) => block.publicUrls?.XECI),
  },
  registrationUrls: {
    corporate: read((block) => block.registrationUrls?.corporate) ?? transferSiteUrl,
    personal: read((block) => block.registrationUrls?.personal) ?? transferSiteUrl,
  },
  productUrls: eachPlatform((platform) => read((block) => block.productUrls?.[platform])),
  helpCentreUrls: eachPlatform((platform) => read((block) => block.helpCentreUrls?.[platform])),
  developerPortalUrls: {
    home: read((block) => block.developerPortalUrls?.home),
    docs: read((block) => block.developerPortalUrls?.docs),
  },
  allowedRedirectOrigins: read((block) => block.allowedRedirectOrigins) ?? [],
});

const eachPlatform = <Value>(read: (platform: Platform) => Value): { readonly [P in Platform]: Value } => ({
  XEMT: read('XEMT'),
  XECI: read('XECI'),
  XERA: read('XERA'),
  XECD: read('XECD'),
  BRITLINE: read('BRITLINE'),
  JOHNLEWIS: read('JOHNLEWIS'),
  ERP: read('ERP'),
  DEVPORTAL: read('DEVPORTAL'),
});

const webAddress = (address: string | null): string | null =>
  address !== null && URL.canParse(address) && /^https?:/i.test(new URL(address).protocol) ? address : null;
