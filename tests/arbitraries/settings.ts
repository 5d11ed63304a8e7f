import type { Settings } from '#domain/settings/settings.ts';

const noPlatforms = {
  XEMT: null,
  XECI: null,
  XERA: null,
  XECD: null,
  BRITLINE: null,
  JOHNLEWIS: null,
  ERP: null,
  DEVPORTAL: null,
};

/** Settings of a small production deployment; a test lays over it what it is about. */
export const plainSettings: Settings = {
  production: true,
  environment: 'production',
  version: '1.0.0',
  appBrand: 'xe',
  hostName: 'brand.test',
  launchpadApiUrl: 'https://launchpad.brand.test/api/',
  transferSiteUrl: 'https://transfer.brand.test',
  analytics: null,
  sessionRecording: { enabled: false, appId: '' },
  publicUrls: { default: 'https://account.brand.test', XECI: null },
  registrationUrls: {
    corporate: 'https://transfer.brand.test/corporate-registration',
    personal: 'https://transfer.brand.test/personal-registration',
  },
  productUrls: noPlatforms,
  helpCentreUrls: noPlatforms,
  developerPortalUrls: { home: null, docs: null },
  contentServiceEndpoint: null,
  locales: ['en-GB'],
  consent: { enabled: true, source: null },
  f5Enabled: false,
  newFlow: { XERA: false },
  allowedRedirectOrigins: [],
};
