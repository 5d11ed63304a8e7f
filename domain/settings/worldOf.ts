import { brands, type Brand } from '#domain/brand/brand.ts';
import { resolveBrand } from '#domain/brand/resolveBrand.ts';
import type { World } from '#domain/navigation/visit.ts';
import { forBrand } from './forBrand.ts';
import { brandBlock, type SettingsFile } from './settingsFile.ts';

/** The brand of a host and its settings, null without what nobody can sign in without; and the names of all missing. */
export const worldOf = (
  file: SettingsFile,
  host: string,
  table: ReadonlyArray<Brand> = brands,
): { readonly world: World | null; readonly missing: ReadonlyArray<string> } => {
  const brand = resolveBrand(
    host,
    { appBrand: file.default.appBrand ?? null, hostNames: hostNames(file, table) },
    table,
  );
  const { settings, missing } = forBrand(file, brand);
  return { world: settings === null ? null : { brand, settings }, missing };
};

/** The parent domain of each brand: the configuration's, else the table's. */
export const hostNames = (file: SettingsFile, table: ReadonlyArray<Brand>): ReadonlyMap<string, string> =>
  new Map(table.map(({ key, hostName }) => [key, brandBlock(file, key).hostName ?? hostName]));
