import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { deepestUnder, underAddress } from './underAddress.ts';

/** Where a visit was referred from, as the identity service and analytics are told. */
export type ReferenceSource = 'personal' | 'business' | 'XECD' | 'XERA' | 'XECI' | 'DEVPORTAL';

type Addresses = Pick<Settings, 'registrationUrls' | 'productUrls'>;

const products = ['XECD', 'XERA', 'XECI', 'DEVPORTAL'] as const;

/** Who sent the visitor: a registration by origin and path, a product by its origin; null for anyone else. */
export const referenceSourceOf = (
  redirect: SafeUrl,
  { registrationUrls, productUrls }: Addresses,
): ReferenceSource | null => {
  if (underAddress(redirect, registrationUrls.personal)) return 'personal';
  if (underAddress(redirect, registrationUrls.corporate)) return 'business';
  // Because: two products may share an origin, and then the path tells them apart.
  const atOrigin = products.find((product) => underAddress(redirect, originOf(productUrls[product])));
  return deepestUnder(redirect, products, productUrls) ?? atOrigin ?? null;
};

const originOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).origin : null;
