import type { LeavingUrl } from '#domain/navigation/destination.ts';
import type { Platform } from '#domain/platform/platform.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { mint } from '#domain/shared/nominal.ts';
import { publicUrl } from './publicUrl.ts';

/** Where a sign-in with an identity provider starts, and comes back to /idp/continue from. */
export const socialSignIn = (settings: Settings, platform: Platform, provider: string): LeavingUrl => {
  const start = new URL(`social-auth/${encodeURIComponent(provider)}`, settings.launchpadApiUrl);
  start.searchParams.set('returnUrl', `${publicUrl(platform, settings)}/idp/continue`);
  start.searchParams.set('platform', platform);
  return mint<'LeavingUrl'>(start.href);
};
