import { brands, mainBrand, type Brand, type BrandKey } from './brand.ts';

/** The brands of the configuration: the brand for a host that names none, and host names that override the table. */
export type BrandHosts = {
  readonly appBrand: BrandKey | null;
  readonly hostNames: ReadonlyMap<BrandKey, string>;
};

/** The brand whose host name equals the host or is a parent domain of it; else the configured brand, else the main brand. */
export const resolveBrand = (
  host: string,
  { appBrand, hostNames }: BrandHosts,
  table: ReadonlyArray<Brand> = brands,
): Brand => brandOfHost(host, hostNames, table) ?? table.find(({ key }) => key === appBrand) ?? mainBrand;

/** The brand whose host name equals the host or is a parent domain of it; null if the host names no brand. */
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
