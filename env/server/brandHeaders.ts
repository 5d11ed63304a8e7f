import type { Brand } from '#domain/brand/brand.ts';
import type { PrerenderIndex } from './prerenderedPages.ts';
import { securityHeaders, type Header } from './policies/securityPolicy.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** Returns the security headers of every response of a brand, for the inline scripts and styles of a build. */
export const brandHeaders = (
  brand: Brand,
  settings: Settings,
  { scriptHashes, styleHashes }: PrerenderIndex,
): ReadonlyArray<Header> => securityHeaders(settings, { scriptHashes, styleHashes: styleHashes[brand.key] ?? [] });
