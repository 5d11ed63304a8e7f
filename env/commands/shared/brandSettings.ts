import type { Brand } from '#domain/brand/brand.ts';
import { forBrand } from '#domain/settings/forBrand.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import { settingsProblems } from '#domain/settings/settingsProblems.ts';
import { userError } from './userError.ts';

/** Where problems are reported that do not make a configuration unusable. */
export type Warn = (line: string) => void;

/** Returns a brand's settings in a configuration; throws a user error that names every variable with a problem if they cannot be used. */
export const brandSettings = (file: SettingsFile, brand: Brand, warn: Warn = console.warn): Settings => {
  const { settings, ...problems } = forBrand(file, brand);
  const lines = settingsProblems(problems);
  if (settings === null)
    throw userError([`The configuration cannot be used for ${brand.displayName}.`, ...lines].join('\n'));
  lines.forEach((line) => warn(`${brand.displayName}: ${line}`));
  return settings;
};
