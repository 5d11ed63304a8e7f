import type { SocialProvider } from '#domain/brand/socialProvider.ts';
import type { Platform } from '#domain/platform/platform.ts';
import { publicUrl, type Settings } from '#domain/settings/settings.ts';
import { unsafeNominal } from '#domain/shared/nominal.ts';
import { withoutEndSlashes } from '#domain/shared/webAddress.ts';
import type { ExternalUrl } from './redirect.ts';

/** The address that starts a sign-in with an identity provider, which returns to /idp/continue. */
export const socialSignIn = (settings: Settings, platform: Platform, provider: SocialProvider): ExternalUrl => {
  const start = new URL(`social-auth/${provider}`, settings.launchpadApiUrl);
  start.searchParams.set('returnUrl', `${withoutEndSlashes(publicUrl(platform, settings))}/idp/continue`);
  start.searchParams.set('platform', platform);
  return unsafeNominal<'ExternalUrl'>(start.href);
};
