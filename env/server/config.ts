import * as E from 'fp-ts/Either';
import type { Brand } from '#domain/brand/brand.ts';
import { brands } from '#domain/brand/brands.ts';
import { hostOnly } from '#domain/brand/resolveBrand.ts';
import type { Settings, SettingsFile } from '#domain/settings/settings.ts';
import { jsonOrNull } from '#domain/shared/parsing.ts';
import { unfinishedVariables } from './policies/unusableVariables.ts';
import { webOrigin } from '#domain/shared/webAddress.ts';
import { brandSettings, type Warn } from '#env/server/brandSettings.ts';
import { userError } from '#env/shared/userError.ts';
import { settingsFileCodec } from '#infrastructure/settings/settingsFile.ts';

/** A configuration that every brand can use. */
export type ServerConfig = {
  /** The text that `/env/config.json` answers. */
  readonly text: string;
  readonly file: SettingsFile;
  readonly sites: ReadonlyArray<{ readonly brand: Brand; readonly settings: Settings }>;
  /** The hosts that it names, in lower case: each brand's `hostName`, and those of its `publicUrls`. */
  readonly hosts: ReadonlySet<string>;
};

const hostsOf = ({ hostName, publicUrls }: Settings): ReadonlyArray<string> => {
  const origins = [publicUrls.default, publicUrls.XECI ?? ''].map(webOrigin).filter((origin) => origin !== null);
  return [hostName, ...origins.map((origin) => new URL(origin).hostname)].map(hostOnly);
};

/** Throws a user error that names what a configuration for production has not filled in. */
const refuseUnfinished = (file: SettingsFile, sites: ServerConfig['sites']): void => {
  const lines = sites.flatMap(({ brand, settings }) =>
    settings.production
      ? unfinishedVariables(file, brand).map((name) => `${brand.displayName}: not filled in for production: ${name}`)
      : [],
  );
  if (lines.length > 0) throw userError(lines.join('\n'));
};

/** Reads the text of a configuration; throws a user error that names the variables with which a brand cannot be served. */
export const readConfig = (text: string, warn?: Warn): ServerConfig => {
  const decoded = settingsFileCodec.decode(jsonOrNull(text));
  if (E.isLeft(decoded)) throw userError('The text is not a configuration.');
  const file = decoded.right;
  const sites = brands.map((brand) => ({ brand, settings: brandSettings(file, brand, warn) }));
  refuseUnfinished(file, sites);
  return { text, file, sites, hosts: new Set(sites.flatMap(({ settings }) => hostsOf(settings))) };
};
