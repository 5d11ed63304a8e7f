import type { BrandKey } from '#domain/brand/brand.ts';
import type { Platform } from '#domain/platform/platform.ts';

/** Runtime configuration as the product uses it, for one brand: the default block overlaid with the brand's own. */
export type Settings = {
  readonly production: boolean;
  readonly environment: string;
  readonly version: string;
  readonly appBrand: BrandKey;
  /** The brand's parent domain: cookies are set on it. */
  readonly hostName: string;
  /** Ends with a slash. */
  readonly launchpadApiUrl: string;
  readonly transferSiteUrl: string;
  readonly analytics: { readonly writeKey: string; readonly host: string } | null;
  readonly sessionRecording: { readonly enabled: boolean; readonly appId: string };
  readonly publicUrls: { readonly default: string; readonly XECI: string | null };
  readonly registrationUrls: { readonly corporate: string; readonly personal: string };
  readonly productUrls: { readonly [P in Platform]: string | null };
  readonly helpCentreUrls: { readonly [P in Platform]: string | null };
  readonly developerPortalUrls: { readonly home: string | null; readonly docs: string | null };
  readonly contentServiceEndpoint: string | null;
  readonly locales: ReadonlyArray<string>;
  readonly consent: { readonly enabled: boolean; readonly source: string | null };
  readonly f5Enabled: boolean;
  readonly newFlow: { readonly XERA: boolean };
  readonly allowedRedirectOrigins: ReadonlyArray<string>;
};
