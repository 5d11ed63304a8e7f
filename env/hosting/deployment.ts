import { brands, type Brand, type BrandKey } from '#domain/brand/brand.ts';
import { locales, type Locale } from '#domain/locale/locale.ts';
import { offeredLocales } from '#domain/locale/offeredLocales.ts';
import type { PrerenderIndex } from '#domain/navigation/prerenderedPages.ts';
import { plainPolicy } from '#domain/settings/contentPolicy.ts';
import { securityHeaders, type Header } from '#domain/settings/securityPolicy.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import { hostNames, appContextFor } from '#domain/settings/appContextFor.ts';
import { publicOrigin } from '#domain/settings/publicOrigin.ts';
import { brandSettings } from '#env/commands/shared/brandSettings.ts';
import { userError } from '#env/commands/shared/userError.ts';
import type { PublicPlaces } from './publicPlaces.ts';

/** What a web server needs to recognise a brand and to answer for it. */
export type BrandSite = {
  readonly key: BrandKey;
  readonly hostName: string;
  readonly sessionCookie: string;
  /** The public address of the site, without a path. */
  readonly origin: string;
  readonly headers: ReadonlyArray<Header>;
  /** The languages of its prerendered pages. */
  readonly locales: ReadonlyArray<Locale>;
};

/** The paths of a TLS certificate chain and of its key. */
export type Certificate = { readonly chain: string; readonly key: string };

/** What a build and an environment's configuration require of any web server. */
export type Deployment = PublicPlaces & {
  readonly brands: ReadonlyArray<BrandSite>;
  /** The brand whose headers are used on a host of no brand. */
  readonly fallback: BrandKey;
  /** The prerendered page of each entry screen's path. */
  readonly screens: PrerenderIndex['screens'];
};

/** The parts of a build that a web server must know. */
export type Build = PublicPlaces & { readonly index: PrerenderIndex };

const siteOf =
  (file: SettingsFile, { index }: Build, hosts: ReadonlyMap<BrandKey, string>) =>
  (brand: Brand): BrandSite => {
    const settings = brandSettings(file, brand);
    const styleHashes = index.brands[brand.key]?.styleHashes ?? [];
    const prerendered = locales.filter((locale) => index.locales.includes(locale));
    return {
      key: brand.key,
      hostName: hosts.get(brand.key) ?? brand.hostName,
      sessionCookie: brand.sessionCookie,
      origin: publicOrigin(settings),
      headers: securityHeaders(settings, { ...plainPolicy, scriptHashes: index.scriptHashes, styleHashes }),
      locales: offeredLocales(settings.locales, prerendered),
    };
  };

/** Derives the rules of a deployment from the domain, the configuration and the build; throws a user error if a brand's configuration cannot be used. */
export const deploymentOf = (file: SettingsFile, build: Build, table: ReadonlyArray<Brand> = brands): Deployment => {
  // Because: a refused variable of a brand must be named before anything less exact is said.
  const sites = table.map(siteOf(file, build, hostNames(file, table)));
  const { context } = appContextFor(file, '', table);
  if (context === null) throw userError('The configuration lacks what the brand of an unknown host needs.');
  return {
    brands: sites,
    fallback: context.brand.key,
    screens: build.index.screens,
    files: build.files,
    folders: build.folders,
  };
};
