import type { Brand } from '#domain/brand/brand.ts';
import { missingVariables, reader, valuesOf } from './readVariables.ts';
import type { Settings } from './settings.ts';
import { brandBlock, type SettingsFile } from './settingsFile.ts';
import { variables } from './variables.ts';

/** A brand's settings, null if a variable that sign-in needs is missing; and the dotted names of all missing variables. */
export type BrandSettings = { readonly settings: Settings | null; readonly missing: ReadonlyArray<string> };

/** The settings of one brand: its block overrides the default block variable by variable; lists are replaced whole. */
export const forBrand = (file: SettingsFile, brand: Brand): BrandSettings => {
  const read = reader(brandBlock(file, brand.key), file.default);
  const launchpadApiUrl = webAddress(read(['launchpadApiUrl']));
  const transferSiteUrl = webAddress(read(['transferSiteUrl']));
  const unusable = Object.entries({ launchpadApiUrl, transferSiteUrl }).filter(([, address]) => address === null);
  const missing = [...new Set([...unusable.map(([name]) => name), ...missingVariables(variables, read)])];
  if (launchpadApiUrl === null || transferSiteUrl === null) return { settings: null, missing };
  const { contentService, analytics, ...values } = valuesOf(variables, { read, defaults: { brand, transferSiteUrl } });
  const { writeKey, host } = analytics;
  return {
    missing,
    settings: {
      ...values,
      production: values.environment === 'production',
      launchpadApiUrl: launchpadApiUrl.endsWith('/') ? launchpadApiUrl : `${launchpadApiUrl}/`,
      transferSiteUrl,
      analytics: writeKey === null || host === null ? null : { writeKey, host },
      contentServiceEndpoint: contentService.endpoint,
    },
  };
};

const webAddress = (address: unknown): string | null =>
  typeof address === 'string' && URL.canParse(address) && /^https?:/i.test(new URL(address).protocol) ? address : null;
