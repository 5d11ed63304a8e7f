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

/** The host of the content service. */
export const contentHost: string = 'content.localhost';

/** The host of the analytics collector. */
export const collectorHost: string = 'collector.localhost';

/** The host of the partner's consent banner. */
export const bannerHost: string = 'banner.johnlewis.localhost';

/** The host of the tag manager. */
export const tagManagerHost: string = 'tags.localhost';

/** The host of the control room. */
export const controlHost: string = 'sandbox.localhost';

/** Whether the control room is served on this host: it has other names for clients that cannot resolve *.localhost. */
export const isControlHost = (host: string): boolean => [controlHost, 'localhost', '127.0.0.1', '[::1]'].includes(host);

/** Normalises a Host header: lower case, without port and one trailing dot. */
export const hostName = (header: string): string => header.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/** Whether the app is served on this host. */
export const isAccountHost = (host: string): boolean => brands.some((brand) => host === accountHost(brand));

/** Whether a page of this origin may read answers of the sandbox's services. */
export const isAccountOrigin = (origin: string): boolean =>
  URL.canParse(origin) && isAccountHost(new URL(origin).hostname);
