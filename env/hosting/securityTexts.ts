import { brands, type BrandKey } from '#domain/brand/brand.ts';
import { forBrand } from '#domain/settings/forBrand.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import { securityText } from './securityText.ts';

/** The folder of the texts, beside the rules. */
export const securityTextFolder: string = 'security-txt';

/** The security.txt of each brand that has a contact, valid for less than a year from now. */
export const securityTexts = (file: SettingsFile, now: number): ReadonlyMap<BrandKey, string> =>
  new Map(
    brands.flatMap((brand) => {
      const { settings } = forBrand(file, brand);
      const text = settings === null ? null : securityText(settings, now);
      return text === null ? [] : [[brand.key, text] as const];
    }),
  );
