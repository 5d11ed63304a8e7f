import type { Brand } from '#domain/brand/brand.ts';
import type { ChosenAccountType } from '#domain/platform/accountType.ts';
import { ownPlatform, type Platform, platforms } from '#domain/platform/platform.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { parseUrl } from '#domain/shared/webAddress.ts';
import type { SafeUrl } from './redirect.ts';

/** The values that the platform of a session is derived from. */
export type Entry = {
  /** The platform in the query, unchecked; null when there is none. */
  readonly requested: string | null;
  readonly redirect: SafeUrl | null;
  readonly brand: Brand;
  readonly settings: Pick<Settings, 'productUrls'>;
};

/**
 * The platform of a session. It is the one that the query names, if it is the brand's own; else the one whose product address the redirect
 * is under; else the brand's default.
 */
export const entryPlatform = ({ requested, redirect, brand, settings }: Entry): Platform => {
  const named = requested === null ? null : ownPlatform(requested, brand);
  const ofRedirect = redirect === null ? null : deepestUnder(redirect, platforms, settings.productUrls);
  return named ?? ofRedirect ?? brand.defaultPlatform;
};

/** Whether an address is under a configured one: it has the same origin, and the same path or one below. */
export const underAddress = (address: string, configured: string | null): boolean => {
  if (configured === null) return false;
  const [inner, outer] = [parseUrl(address), parseUrl(configured)];
  if (inner === null || outer === null || inner.origin === 'null' || inner.origin !== outer.origin) return false;
  const path = segments(inner);
  return segments(outer).every((segment, at) => path[at] === segment);
};

/** The name whose configured address an address is under; of several, the first one with the longest path. Null for none. */
export const deepestUnder = <Name extends string>(
  address: string,
  names: ReadonlyArray<Name>,
  configured: { readonly [N in Name]: string | null },
): Name | null => {
  const depth = (name: Name): number => segments(new URL(configured[name] ?? address)).length;
  const fitting = names.filter((name) => underAddress(address, configured[name]));
  return fitting.sort((one, other) => depth(other) - depth(one))[0] ?? null;
};

const segments = ({ pathname }: URL): ReadonlyArray<string> => pathname.split('/').filter((part) => part !== '');

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
