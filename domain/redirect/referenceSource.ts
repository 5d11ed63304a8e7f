import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { parseUrl } from '#domain/shared/webAddress.ts';
import { deepestUnder, underAddress } from './entryPlatform.ts';
import type { SafeUrl } from './redirect.ts';

/** The site that referred the visitor, as sent to the identity service and analytics. */
export type ReferenceSource = 'personal' | 'business' | 'XECD' | 'XERA' | 'XECI' | 'DEVPORTAL';

/** The addresses that a reference source is read by. */
export type ReferenceSettings = Pick<Settings, 'registrationUrls' | 'productUrls'>;

const products = ['XECD', 'XERA', 'XECI', 'DEVPORTAL'] as const;

/** The reference source of a redirect: that of the registration or product that it is under. Null for none. */
export const referenceSourceOf = (
  redirect: SafeUrl | null,
  { registrationUrls, productUrls }: ReferenceSettings,
): ReferenceSource | null => {
  if (redirect === null) return null;
  if (underAddress(redirect, registrationUrls.personal)) return 'personal';
  if (underAddress(redirect, registrationUrls.corporate)) return 'business';
  // Because: two products may share an origin, so the product with the same path comes first.
  const atOrigin = products.find((product) => underAddress(redirect, originOf(productUrls[product])));
  return deepestUnder(redirect, products, productUrls) ?? atOrigin ?? null;
};

const originOf = (address: string | null): string | null =>
  address === null ? null : (parseUrl(address)?.origin ?? null);

/** The account type of the registration that a redirect names; null when it names neither. */
export const accountTypeOfRedirect = (redirect: SafeUrl): ChosenAccountType | null => {
  if (redirect.includes('corporate-registration')) return 'Business';
  return redirect.includes('personal-registration') ? 'Personal' : null;
};
