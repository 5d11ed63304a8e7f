import { brands, type Brand, type BrandKey } from '#domain/brand/brand.ts';
import { locales, type Locale } from '#domain/locale/locale.ts';
import { offeredLocales } from '#domain/locale/offeredLocales.ts';
import type { PrintedIndex } from '#domain/navigation/printedPages.ts';
import { plainPolicy } from '#domain/settings/contentPolicy.ts';
import { forBrand } from '#domain/settings/forBrand.ts';
import { securityHeaders, type Header } from '#domain/settings/securityPolicy.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import { hostNames, worldOf } from '#domain/settings/worldOf.ts';
import { plainFault } from '#env/commands/shared/plainFault.ts';

/** One brand as a web server tells it apart and dresses it. */
export type BrandSite = {
  readonly key: BrandKey;
  readonly hostName: string;
  readonly sessionCookie: string;
  readonly headers: ReadonlyArray<Header>;
  /** The languages its printed pages may be served in. */
  readonly locales: ReadonlyArray<Locale>;
};

/** Where a machine keeps what it proves itself with: the paths of a chain of certificates and of its key. */
export type Certificate = { readonly chain: string; readonly key: string };

/** What a build and an environment's configuration ask of whichever server stands in front of them. */
export type Deployment = {
  readonly brands: ReadonlyArray<BrandSite>;
  /** Whose headers the answers wear on a host that names no brand. */
  readonly fallback: BrandKey;
  /** The printed page each entry screen's path shows. */
  readonly screens: PrintedIndex['screens'];
  /** Site-relative paths of single public files, and of folders in which everything is public. */
  readonly files: ReadonlyArray<string>;
  readonly folders: ReadonlyArray<string>;
};

/** What was built, as far as a server has to know it. */
export type Build = Pick<Deployment, 'files' | 'folders'> & { readonly index: PrintedIndex };

const siteOf =
  (file: SettingsFile, { index }: Build, hosts: ReadonlyMap<BrandKey, string>) =>
  (brand: Brand): BrandSite => {
    const { settings } = forBrand(file, brand);
    if (settings === null) throw plainFault(`The configuration lacks what ${brand.displayName} needs.`);
    const styleHashes = index.brands[brand.key]?.styleHashes ?? [];
    const printed = locales.filter((locale) => index.locales.includes(locale));
    return {
      key: brand.key,
      hostName: hosts.get(brand.key) ?? brand.hostName,
      sessionCookie: brand.sessionCookie,
      headers: securityHeaders(settings, { ...plainPolicy, scriptHashes: index.scriptHashes, styleHashes }),
      locales: offeredLocales(settings.locales, printed),
    };
  };

/** The rules of a deployment, every one taken from the domain, the configuration or the build. */
export const deploymentOf = (file: SettingsFile, build: Build, table: ReadonlyArray<Brand> = brands): Deployment => {
  const { world } = worldOf(file, '', table);
  if (world === null) throw plainFault('The configuration lacks what the brand of an unknown host needs.');
  return {
    brands: table.map(siteOf(file, build, hostNames(file, table))),
    fallback: world.brand.key,
    screens: build.index.screens,
    files: build.files,
    folders: build.folders,
  };
};
