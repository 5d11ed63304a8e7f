import type { Brand } from '#domain/brand/brand.ts';
import { brands } from '#domain/brand/brands.ts';
import { type BrandHosts, resolveBrand } from '#domain/brand/resolveBrand.ts';
import { ownPlatform } from '#domain/platform/platform.ts';
import { parseUrl, withoutEndSlashes } from '#domain/shared/webAddress.ts';
import {
  insecureVariables,
  makeReader,
  missingVariables,
  type ReadVariable,
  valuesOf,
  type VariablePath,
} from './readVariables.ts';
import { brandBlock, environments, type Settings, type SettingsFile } from './settings.ts';
import { variables } from './variables.ts';

/** The brand and its settings. They stay the same for the life of a page. */
export type AppContext = { readonly brand: Brand; readonly settings: Settings };

/** The brand of a host with its settings, null if they cannot be used, and the problems of the variables. */
export const appContextFor = (
  file: SettingsFile,
  host: string,
  table: ReadonlyArray<Brand> = brands,
): Pick<BrandSettings, 'problems'> & { readonly context: AppContext | null } => {
  const brand = resolveBrand(host, brandHosts(file, table), table);
  const { settings, problems } = forBrand(file, brand);
  return { context: settings === null ? null : { brand, settings }, problems };
};

/** The app brand of the configuration, and the parent domain of each brand: the one of the configuration, else of the brand table. */
export const brandHosts = (file: SettingsFile, table: ReadonlyArray<Brand> = brands): BrandHosts => ({
  appBrand: file.default.appBrand ?? null,
  hostNames: new Map(table.map(({ key, hostName }) => [key, brandBlock(file, key).hostName ?? hostName])),
});

/** The settings of a brand, and the problems of its variables. */
export type BrandSettings = {
  /** Null if a variable that sign-in needs is missing, or if a variable is insecure. */
  readonly settings: Settings | null;
  /** Lines for the log. Each names the variable, and none contains a value. */
  readonly problems: ReadonlyArray<string>;
};

/**
 * The settings of one brand. Its block overrides the default block variable by variable, and a list as a whole. An address that belongs to
 * a platform is null if the platform is not the brand's own.
 */
export const forBrand = (file: SettingsFile, brand: Brand): BrandSettings => {
  const blocks = [brandBlock(file, brand.key), file.default];
  const read = makeReader(...blocks);
  const named = read(['environment']);
  const known = environments.find((environment) => environment === named);
  const production = known === undefined || known === 'production';
  const launchpadApiUrl = webAddress(read(['launchpadApiUrl']));
  const transferSiteUrl = webAddress(read(['transferSiteUrl']));
  const unset = Object.entries({ launchpadApiUrl, transferSiteUrl }).filter(([, address]) => address === null);
  const missing = new Set([...unset.map(([name]) => name), ...missingVariables(variables, read)]);
  const insecure = production ? insecureVariables(variables, blocks) : [];
  const problems = [
    ...[...missing].map((name) => `Variable not defined for this environment: ${name}`),
    ...insecure.map((name) => `Variable with an http: address in production: ${name}`),
    ...(named !== undefined && known === undefined
      ? ['Variable with an unknown value, so that production is assumed: environment']
      : []),
  ];
  if (launchpadApiUrl === null || transferSiteUrl === null || insecure.length > 0) return { settings: null, problems };
  const { analytics, ...values } = valuesOf(variables, { read: ownPlatformsOnly(read, brand), brand });
  const { writeKey, host } = analytics;
  const settings: Settings = {
    ...values,
    environment: known ?? 'production',
    production,
    launchpadApiUrl: `${withoutEndSlashes(launchpadApiUrl)}/`,
    transferSiteUrl,
    analytics: writeKey === null || host === null ? null : { writeKey, host },
  };
  return { settings, problems };
};

const ownPlatformsOnly =
  (read: ReadVariable, brand: Brand): ReadVariable =>
  (path) => {
    const platform = platformOf(path);
    return platform === null || ownPlatform(platform, brand) !== null ? read(path) : null;
  };

/** The name of the platform that a variable belongs to; null for a variable of no platform. */
const platformOf = ([group, name = '']: VariablePath): string | null => {
  if (group === 'developerPortalUrls') return 'DEVPORTAL';
  const isOfPlatform = group === 'productUrls' || (group === 'publicUrls' && name !== 'default');
  return isOfPlatform ? name : null;
};

const webAddress = (address: unknown): string | null =>
  typeof address === 'string' && /^https?:/.test(parseUrl(address)?.protocol ?? '') ? address : null;
