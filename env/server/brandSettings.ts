import type { Brand } from '#domain/brand/brand.ts';
import { forBrand } from '#domain/settings/forBrand.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { brandBlock, type SettingsFile } from '#domain/settings/settingsFile.ts';
import { settingsProblems } from '#domain/settings/settingsProblems.ts';
import { unusableVariables } from '#domain/settings/unusableVariables.ts';
import { userError } from '#env/shared/userError.ts';

/** Where problems are reported that do not make a configuration unusable. */
export type Warn = (line: string) => void;

/**
 * Returns a brand's settings in a configuration, and warns of every variable with a problem, also of a value without effect, which a browser
 * only leaves out. Throws a user error that names the variables if the settings cannot be used.
 */
export const brandSettings = (file: SettingsFile, brand: Brand, warn: Warn = console.warn): Settings => {
  const { settings, ...problems } = forBrand(file, brand);
  const lines = settingsProblems(problems);
  if (settings === null)
    throw userError([`The configuration cannot be used for ${brand.displayName}.`, ...lines].join('\n'));
  const unusable = unusableVariables(settings, [brandBlock(file, brand.key), file.default]);
  [...lines, ...unusable.map((name) => `Variable with an unusable value: ${name}`)].forEach((line) =>
    warn(`${brand.displayName}: ${line}`),
  );
  return settings;
};
