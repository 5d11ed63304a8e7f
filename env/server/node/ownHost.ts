import { brands } from '#domain/brand/brand.ts';
import { brandOfHost, hostOnly } from '#domain/brand/resolveBrand.ts';
import { hostNames } from '#domain/settings/appContextFor.ts';
import type { SettingsFile } from '#domain/settings/settingsFile.ts';
import { memoizeText } from '#env/server/memoizeText.ts';

/** Returns the host that a Host header names, in lower case and without its port, if it is that of a brand; else null. */
export type OwnHost = (header: string) => string | null;

// Because: a client may write anything before the host name of a brand.
const plainName = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/;
const longestName = 253;

/** Makes the function for the hosts of a configuration: the host names of the brands, and all below them. */
export const makeOwnHost = (file: SettingsFile): OwnHost => {
  const hosts = hostNames(file, brands);
  return memoizeText((header) => {
    const host = hostOnly(header);
    const isOwn = host.length <= longestName && plainName.test(host) && brandOfHost(host, hosts) !== null;
    return isOwn ? host : null;
  });
};
