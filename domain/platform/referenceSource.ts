import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { underAddress } from './underAddress.ts';

/** Where a visit was referred from, as the identity service and analytics are told. */
export type ReferenceSource = 'personal' | 'business' | 'XECD' | 'XERA' | 'XECI' | 'DEVPORTAL';

type Addresses = Pick<Settings, 'registrationUrls' | 'productUrls'>;

const products = ['XECD', 'XERA', 'XECI', 'DEVPORTAL'] as const;

/** Who sent the visitor: by path and origin for a registration, by origin alone for a product; null for anyone else. */
export const referenceSourceOf = (
  redirect: SafeUrl,
  { registrationUrls, productUrls }: Addresses,
): ReferenceSource | null => {
  if (underAddress(redirect, registrationUrls.personal)) return 'personal';
  if (underAddress(redirect, registrationUrls.corporate)) return 'business';
  return products.find((product) => underAddress(redirect, originOf(productUrls[product]))) ?? null;
};

const originOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).origin : null;
