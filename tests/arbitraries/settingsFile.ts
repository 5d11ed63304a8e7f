import fc from 'fast-check';
import type { SettingsBlock } from '#domain/settings/settings.ts';
import { httpsOrigin, plainWord } from '#tests/arbitraries/origins.ts';

const gaps = { requiredKeys: [] } satisfies { readonly requiredKeys: [] };

/** Any block with any subset of its variables. */
export const settingsBlock: fc.Arbitrary<SettingsBlock> = fc.record(
  {
    environment: fc.constantFrom('production', 'sandbox'),
    version: plainWord,
    launchpadApiUrl: httpsOrigin,
    transferSiteUrl: httpsOrigin,
    analytics: fc.record({ writeKey: plainWord, host: httpsOrigin }, gaps),
    registrationUrls: fc.record({ corporate: httpsOrigin, personal: httpsOrigin }, gaps),
    productUrls: fc.record({ XEMT: httpsOrigin, ERP: httpsOrigin }, gaps),
    locales: fc.array(fc.constantFrom('en-GB', 'de-DE')),
    consent: fc.record({ enabled: fc.boolean(), source: fc.option(httpsOrigin) }, gaps),
    f5Enabled: fc.boolean(),
    allowedRedirectOrigins: fc.array(httpsOrigin),
  },
  gaps,
);
