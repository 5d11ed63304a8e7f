import { mainBrand } from '#domain/brand/brands.ts';
import { forBrand } from '#domain/settings/appContext.ts';
import type { Settings } from '#domain/settings/settings.ts';

const { settings } = forBrand(
  {
    default: {
      version: '1.0.0',
      hostName: 'brand.test',
      launchpadApiUrl: 'https://launchpad.brand.test/',
      transferSiteUrl: 'https://transfer.brand.test',
      publicUrls: { default: 'https://account.brand.test' },
      registrationUrls: {
        corporate: 'https://transfer.brand.test/corporate-registration',
        personal: 'https://transfer.brand.test/personal-registration',
      },
      locales: ['en-GB'],
    },
    brands: {},
  },
  mainBrand,
);
if (settings === null) throw new Error('The test settings lack a variable.');

/** Settings of a small production deployment, defaults included; a test overrides what it needs. */
export const plainSettings: Settings = settings;
