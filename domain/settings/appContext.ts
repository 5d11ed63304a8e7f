import { type Brand, brands } from '#domain/brand/brand.ts';
import { resolveBrand } from '#domain/brand/resolveBrand.ts';
import { type BrandSettings, forBrand } from './forBrand.ts';
import { brandBlock, type Settings, type SettingsFile } from './settings.ts';

/** The brand and its settings. They stay the same for the life of a page. */
export type AppContext = { readonly brand: Brand; readonly settings: Settings };

/** The brand of a host and its settings, null if they cannot be used; and the names of the variables with a problem. */
export const appContextFor = (
  file: SettingsFile,
  host: string,
  table: ReadonlyArray<Brand> = brands,
): Omit<BrandSettings, 'settings'> & { readonly context: AppContext | null } => {
  const brand = resolveBrand(
    host,
    { appBrand: file.default.appBrand ?? null, hostNames: hostNames(file, table) },
    table,
  );
  const { settings, ...problems } = forBrand(file, brand);
  return { context: settings === null ? null : { brand, settings }, ...problems };
};

/** The parent domain of each brand: the one of the configuration, else the one of the brand table. */
export const hostNames = (file: SettingsFile, table: ReadonlyArray<Brand>): ReadonlyMap<string, string> =>
  new Map(table.map(({ key, hostName }) => [key, brandBlock(file, key).hostName ?? hostName]));
