import { brands, type Brand } from '#domain/brand/brand.ts';

/** The sandbox's own hosts, brand by brand. */
export const accountHost = ({ key }: Brand): string => `account.${key}.localhost`;
export const launchpadHost = ({ key }: Brand): string => `launchpad.${key}.localhost`;
export const transferHost = ({ key }: Brand): string => `transfer.${key}.localhost`;
export const contentHost: string = 'content.localhost';
export const collectorHost: string = 'collector.localhost';
export const bannerHost: string = 'banner.johnlewis.localhost';
export const controlHost: string = 'sandbox.localhost';

/** Other names of the control room: what a script without *.localhost in its resolver asks for. */
export const controlAliases: ReadonlyArray<string> = ['localhost', '127.0.0.1', '[::1]'];

/** The host a request names: lower-cased, without port and one trailing dot. */
export const hostName = (header: string): string => header.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/** Whether a host is one of those the app is served under. */
export const isAccountHost = (host: string): boolean => brands.some((brand) => host === accountHost(brand));

/** Whether a page of this origin may read the answers of the sandbox's services. */
export const isAccountOrigin = (origin: string): boolean =>
  URL.canParse(origin) && isAccountHost(new URL(origin).hostname);
