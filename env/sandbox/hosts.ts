import type { Brand } from '#domain/brand/brand.ts';
import { brands } from '#domain/brand/brands.ts';

/** The port that the sandbox's configuration names, and that it has unless another is chosen. */
export const sandboxPort = 4100;

/** The host of a brand's app. */
export const accountHost = ({ key }: Brand): string => `account.${key}.localhost`;

/** The host of a brand's launchpad. */
export const launchpadHost = ({ key }: Brand): string => `launchpad.${key}.localhost`;

/** The host of a brand's transfer site. */
export const transferHost = ({ key }: Brand): string => `transfer.${key}.localhost`;

/** The hosts of the services that all brands share, of one partner's banner, and of the control room. */
export const hosts = {
  content: 'content.localhost',
  collector: 'collector.localhost',
  banner: 'banner.johnlewis.localhost',
  tagManager: 'tags.localhost',
  control: 'sandbox.localhost',
} as const;

/** Whether the control room is served on this host: it has other names for clients that cannot resolve *.localhost. */
export const isControlHost = (host: string): boolean =>
  [hosts.control, 'localhost', '127.0.0.1', '[::1]'].includes(host);

/** Normalises a Host header: lower case, without port and one trailing dot. */
export const hostName = (header: string): string => header.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/** Whether the app is served on this host. */
export const isAccountHost = (host: string): boolean => brands.some((brand) => host === accountHost(brand));

/** Whether a page of this origin may read answers of the sandbox's services. */
export const isAccountOrigin = (origin: string): boolean =>
  URL.canParse(origin) && isAccountHost(new URL(origin).hostname);
