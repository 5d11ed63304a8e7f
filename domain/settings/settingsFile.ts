import type { BrandKey } from '#domain/brand/brand.ts';
import type { Platform } from '#domain/platform/platform.ts';

type Loose<Section> = { readonly [Name in keyof Section]?: Section[Name] | null | undefined };

/** One block of the configuration file: every variable may be absent, or null for "none". */
export type SettingsBlock = Loose<{
  readonly environment: string;
  readonly version: string;
  readonly appBrand: BrandKey;
  readonly hostName: string;
  readonly launchpadApiUrl: string;
  readonly transferSiteUrl: string;
  readonly analytics: Loose<{ readonly writeKey: string; readonly host: string }>;
  readonly sessionRecording: Loose<{ readonly enabled: boolean; readonly appId: string }>;
  readonly publicUrls: Loose<{ readonly default: string; readonly XECI: string }>;
  readonly registrationUrls: Loose<{ readonly corporate: string; readonly personal: string }>;
  readonly productUrls: Loose<{ readonly [P in Platform]: string }>;
  readonly helpCentreUrls: Loose<{ readonly [P in Platform]: string }>;
  readonly developerPortalUrls: Loose<{ readonly home: string; readonly docs: string }>;
  readonly contentService: Loose<{ readonly endpoint: string }>;
  readonly locales: ReadonlyArray<string>;
  readonly consent: Loose<{ readonly enabled: boolean; readonly source: string }>;
  readonly f5Enabled: boolean;
  readonly newFlow: Loose<{ readonly XERA: boolean }>;
  readonly allowedRedirectOrigins: ReadonlyArray<string>;
}>;

/** The configuration file as decoded: a default block, and a block to lay over it for each brand. */
export type SettingsFile = {
  readonly default: SettingsBlock;
  readonly brands: { readonly [key: BrandKey]: SettingsBlock };
};

/** A brand's own block; an empty one for a brand the file does not know. */
export const brandBlock = ({ brands }: SettingsFile, key: BrandKey): SettingsBlock =>
  (Object.hasOwn(brands, key) ? brands[key] : undefined) ?? {};
