import { brands, type Brand } from '#domain/brand/brand.ts';
import { resolveBrand } from '#domain/brand/resolveBrand.ts';
import type { AppContext } from './appContext.ts';
import { forBrand } from './forBrand.ts';
import { brandBlock, type SettingsFile } from './settingsFile.ts';

/** The brand of a host and its settings, null if a variable that sign-in needs is missing; and the names of all missing variables. */
export const appContextFor = (
  file: SettingsFile,
  host: string,
  table: ReadonlyArray<Brand> = brands,
): { readonly context: AppContext | null; readonly missing: ReadonlyArray<string> } => {
  const brand = resolveBrand(
    host,
    { appBrand: file.default.appBrand ?? null, hostNames: hostNames(file, table) },
    table,
  );
  const { settings, missing } = forBrand(file, brand);
  return { context: settings === null ? null : { brand, settings }, missing };
};

/** The parent domain of each brand: the one of the configuration, else the one of the brand table. */
export const hostNames = (file: SettingsFile, table: ReadonlyArray<Brand>): ReadonlyMap<string, string> =>
  new Map(table.map(({ key, hostName }) => [key, brandBlock(file, key).hostName ?? hostName]));
