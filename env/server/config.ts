import * as E from 'fp-ts/Either';
import type { Brand } from '#domain/brand/brand.ts';
import { brands } from '#domain/brand/brands.ts';
import { hostOnly } from '#domain/brand/resolveBrand.ts';
import { unusableOrigins } from '#domain/redirect/redirect.ts';
import { forBrand } from '#domain/settings/appContext.ts';
import { brandBlock, type Settings, type SettingsFile } from '#domain/settings/settings.ts';
import { jsonOrNull } from '#domain/shared/parsing.ts';
import { webOrigin } from '#domain/shared/webAddress.ts';
import { userError } from '#env/shared/userError.ts';
import { settingsFileCodec } from '#infrastructure/settings/settingsFile.ts';
import { unfinishedVariables, unusableVariables } from './policies/unusableVariables.ts';

/** Where problems are reported that do not make a configuration unusable. */
export type Warn = (line: string) => void;

/** A configuration that every brand can use. */
export type ServerConfig = {
  /** The text that `/env/config.json` answers. */
  readonly text: string;
  readonly file: SettingsFile;
  readonly sites: ReadonlyArray<{ readonly brand: Brand; readonly settings: Settings }>;
  /** The hosts that it names, in lower case: each brand's `hostName`, and those of its `publicUrls`. */
  readonly hosts: ReadonlySet<string>;
};

/** A brand's settings in a configuration; warns of each variable with a problem or without effect, and throws a user error that names them if the settings cannot be used. */
export const brandSettings = (file: SettingsFile, brand: Brand, warn: Warn = console.warn): Settings => {
  const { settings, problems } = forBrand(file, brand);
  if (settings === null)
    throw userError([`The configuration cannot be used for ${brand.displayName}.`, ...problems].join('\n'));
  const unusable = unusableVariables(settings, [brandBlock(file, brand.key), file.default]);
  const named = [...unusable, ...unusableOrigins(settings)].map((name) => `Variable with an unusable value: ${name}`);
  [...problems, ...named].forEach((line) => warn(`${brand.displayName}: ${line}`));
  return settings;
};

const hostsOf = ({ hostName, publicUrls }: Settings): ReadonlyArray<string> => {
  const origins = [publicUrls.default, publicUrls.XECI ?? ''].flatMap((address) => webOrigin(address) ?? []);
  return [hostName, ...origins.map((origin) => new URL(origin).hostname)].map(hostOnly);
};

/** Reads the text of a configuration; throws a user error that names the variables with which a brand cannot be served, or that are not filled in for production. */
export const readConfig = (text: string, warn?: Warn): ServerConfig => {
  const decoded = settingsFileCodec.decode(jsonOrNull(text));
  if (E.isLeft(decoded)) throw userError('The text is not a configuration.');
  const file = decoded.right;
  const sites = brands.map((brand) => ({ brand, settings: brandSettings(file, brand, warn) }));
  const unfinished = sites
    .filter(({ settings }) => settings.production)
    .flatMap(({ brand }) =>
      unfinishedVariables(file, brand).map((name) => `${brand.displayName}: not filled in for production: ${name}`),
    );
  if (unfinished.length > 0) throw userError(unfinished.join('\n'));
  return { text, file, sites, hosts: new Set(sites.flatMap(({ settings }) => hostsOf(settings))) };
};
