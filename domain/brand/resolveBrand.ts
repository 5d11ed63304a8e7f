import { brands, mainBrand, type Brand, type BrandKey } from './brand.ts';

/** What the runtime configuration says of brands: the one to show on a host that names none, and other host names. */
export type BrandHosts = {
  readonly appBrand: BrandKey | null;
  readonly hostNames: ReadonlyMap<BrandKey, string>;
};

/** The brand whose host name the host is, or lies under; else the configured one, else the main brand. */
export const resolveBrand = (
  host: string,
  { appBrand, hostNames }: BrandHosts,
  table: ReadonlyArray<Brand> = brands,
): Brand =>
  table.find((brand) => belongs(hostOnly(host), hostOnly(hostNames.get(brand.key) ?? brand.hostName))) ??
  table.find(({ key }) => key === appBrand) ??
  mainBrand;

const belongs = (host: string, hostName: string): boolean =>
  hostName !== '' && (host === hostName || host.endsWith(`.${hostName}`));

const hostOnly = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
