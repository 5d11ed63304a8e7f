import type { Brand, BrandKey } from './brand.ts';
import { brands, mainBrand } from './brands.ts';

/** What the configuration says of the brands: the one for a host that names none, and host names that override the table. */
export type BrandHosts = {
  readonly appBrand: BrandKey | null;
  readonly hostNames: ReadonlyMap<BrandKey, string>;
};

/** The brand that a host names; else the configured brand, else the main brand. */
export const resolveBrand = (
  host: string,
  { appBrand, hostNames }: BrandHosts,
  table: ReadonlyArray<Brand> = brands,
): Brand => brandOfHost(host, hostNames, table) ?? table.find(({ key }) => key === appBrand) ?? mainBrand;

/** The brand whose host name is the host or a parent domain of it; null where there is none. */
export const brandOfHost = (
  host: string,
  hostNames: BrandHosts['hostNames'],
  table: ReadonlyArray<Brand> = brands,
): Brand | null => {
  const name = hostOnly(host);
  return table.find((brand) => belongs(name, hostOnly(hostNames.get(brand.key) ?? brand.hostName))) ?? null;
};

const belongs = (host: string, hostName: string): boolean =>
  hostName !== '' && (host === hostName || host.endsWith(`.${hostName}`));

/** A host in lower case, without its port and one trailing dot. */
export const hostOnly = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
