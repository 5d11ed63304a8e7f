import type { Brand } from '#domain/brand/brand.ts';
import { unusableOrigins } from '#domain/redirect/redirect.ts';
import { forBrand } from '#domain/settings/appContext.ts';
import { brandBlock, type Settings, type SettingsFile } from '#domain/settings/settings.ts';
import { userError } from '#env/shared/userError.ts';
import { unusableVariables } from './policies/unusableVariables.ts';

/** Where problems are reported that do not make a configuration unusable. */
export type Warn = (line: string) => void;

/**
 * Returns a brand's settings in a configuration, and warns of every variable with a problem, also of a value without effect, which a browser
 * only leaves out. Throws a user error that names the variables if the settings cannot be used.
 */
export const brandSettings = (file: SettingsFile, brand: Brand, warn: Warn = console.warn): Settings => {
  const { settings, problems } = forBrand(file, brand);
  if (settings === null)
    throw userError([`The configuration cannot be used for ${brand.displayName}.`, ...problems].join('\n'));
  const blocks = [brandBlock(file, brand.key), file.default];
  const unusable = [...unusableVariables(settings, blocks), ...unusableOrigins(settings)];
  [...problems, ...unusable.map((name) => `Variable with an unusable value: ${name}`)].forEach((line) =>
    warn(`${brand.displayName}: ${line}`),
  );
  return settings;
};
