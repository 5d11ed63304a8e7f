import type { Brand } from '#domain/brand/brand.ts';
import type { SafeUrl } from '#domain/redirect/redirect.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { parsePlatform, platforms, type Platform } from './platform.ts';
import { deepestUnder } from './underAddress.ts';

export type Entry = {
  /** The word in the query; null when there is none. */
  readonly asked: string | null;
  readonly redirect: SafeUrl | null;
  readonly brand: Brand;
  readonly settings: Pick<Settings, 'productUrls'>;
};

/** The platform a visit enters: the one the query names, else the one the redirect belongs to, else the brand's own. */
export const entryPlatform = ({ asked, redirect, brand, settings }: Entry): Platform =>
  (asked === null ? null : parsePlatform(asked)) ??
  (redirect === null ? null : experiencePlatform(redirect, settings)) ??
  brand.defaultPlatform;

/** The platform whose configured address the redirect lies under; of several the one that names the longest path. */
export const experiencePlatform = (
  redirect: SafeUrl,
  { productUrls }: Pick<Settings, 'productUrls'>,
): Platform | null => deepestUnder(redirect, platforms, productUrls);
