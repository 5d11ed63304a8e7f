import { hostOnly } from '#domain/brand/resolveBrand.ts';
import { webOrigin } from '#domain/shared/webOrigin.ts';
import type { ServerConfig } from '#env/server/config.ts';

/** Returns the host that a Host header names, in lower case and without its port, if the configuration names it; else null. */
export type OwnHost = (header: string) => string | null;

const hostOf = (address: string | null): ReadonlyArray<string> => {
  const origin = webOrigin(address ?? '');
  return origin === null ? [] : [new URL(origin).hostname];
};

/**
 * Makes the function for the hosts of a configuration: each brand's `hostName` and those of its `publicUrls`. A host below them counts
 * as none, because a client may write anything there.
 */
export const makeOwnHost = ({ sites }: Pick<ServerConfig, 'sites'>): OwnHost => {
  const hosts = new Set(
    sites.flatMap(({ settings: { hostName, publicUrls } }) => [
      hostOnly(hostName),
      ...hostOf(publicUrls.default),
      ...hostOf(publicUrls.XECI),
    ]),
  );
  return (header) => {
    const host = hostOnly(header);
    return hosts.has(host) && host !== '' ? host : null;
  };
};
