import * as E from 'fp-ts/Either';
import { brands } from '#domain/brand/brands.ts';
import { hostOnly } from '#domain/brand/resolveBrand.ts';
import { unusableOrigins } from '#domain/redirect/redirect.ts';
import { forBrand } from '#domain/settings/appContext.ts';
import { brandBlock, type Settings } from '#domain/settings/settings.ts';
import { jsonOrNull } from '#domain/shared/parsing.ts';
import { parseUrl } from '#domain/shared/webAddress.ts';
import { userError } from '#env/shared/userError.ts';
import { settingsFileCodec } from '#infrastructure/settings/settingsFile.ts';
import { unfinishedVariables, unusableVariables } from './policies/unusableVariables.ts';

/** Reads every brand's settings. Warns of each variable with a problem or without effect; throws a user error that names what a brand lacks. */
export const readSites = (text: string, warn: (line: string) => void = console.warn) => {
  const decoded = settingsFileCodec.decode(jsonOrNull(text));
  if (E.isLeft(decoded)) throw userError('The text is not a configuration.');
  const file = decoded.right;
  const sites = brands.map((brand) => {
    const { settings, problems } = forBrand(file, brand);
    if (settings === null)
      throw userError([`The configuration cannot be used for ${brand.displayName}.`, ...problems].join('\n'));
    const unusable = unusableVariables(settings, [brandBlock(file, brand.key), file.default]);
    const named = [...unusable, ...unusableOrigins(settings)].map((name) => `Variable with an unusable value: ${name}`);
    [...problems, ...named].forEach((line) => warn(`${brand.displayName}: ${line}`));
    return { brand, settings };
  });
  return { file, sites };
};

const hostsOf = ({ hostName, publicUrls }: Settings): ReadonlyArray<string> => {
  const named = [publicUrls.default, publicUrls.XECI].flatMap((address) => parseUrl(address ?? '')?.hostname ?? []);
  return [hostName, ...named].map(hostOnly);
};

/** A brand with its settings. */
export type Site = ServerConfig['sites'][number];

/** A configuration that every brand can use: its text, and the hosts that it names, in lower case. */
export type ServerConfig = ReturnType<typeof readConfig>;

/** Reads the text of a configuration. Throws a user error that names what a brand cannot use, or what production still has to fill in. */
export const readConfig = (text: string, warn?: (line: string) => void) => {
  const { file, sites } = readSites(text, warn);
  const unfinished = sites.flatMap(({ brand, settings }) =>
    (settings.production ? unfinishedVariables(file, brand) : []).map(
      (name) => `${brand.displayName}: not filled in for production: ${name}`,
    ),
  );
  if (unfinished.length > 0) throw userError(unfinished.join('\n'));
  return { text, file, sites, hosts: new Set(sites.flatMap(({ settings }) => hostsOf(settings))) };
};
