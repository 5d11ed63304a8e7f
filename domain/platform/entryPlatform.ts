import type { Brand } from '#domain/brand/brand.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { ownPlatform } from './ownPlatform.ts';
import { platforms, type Platform } from './platform.ts';
import { deepestUnder } from './underAddress.ts';

/** The values that the platform of a session is derived from. */
export type Entry = {
  /** The platform in the query, unchecked; null when there is none. */
  readonly requested: string | null;
  readonly redirect: SafeUrl | null;
  readonly brand: Brand;
  readonly settings: Pick<Settings, 'productUrls'>;
};

/** The platform of a session: the brand's own that the query names, else the one the redirect belongs to, else the brand's default. */
export const entryPlatform = ({ requested, redirect, brand, settings }: Entry): Platform =>
  (requested === null ? null : ownPlatform(requested, brand)) ??
  (redirect === null ? null : experiencePlatform(redirect, settings)) ??
  brand.defaultPlatform;

/** The platform whose configured address is a parent of the redirect; of several, the one with the longest path. */
export const experiencePlatform = (
  redirect: SafeUrl,
  { productUrls }: Pick<Settings, 'productUrls'>,
): Platform | null => deepestUnder(redirect, platforms, productUrls);
